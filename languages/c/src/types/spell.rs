//! The names of types, as C writes them.

use super::{NULL_TAG, Rank, Shape, Ty, Types};

impl Types {
    /// A type as C writes it: `int (*)[28]`.
    #[must_use]
    pub fn name(&self, ty: Ty) -> String {
        if self.is_java {
            return self.java_name(ty);
        }
        let is_null = self.pointee(ty).and_then(|to| self.structure(to)?.tag.as_deref().map(|tag| tag == NULL_TAG));
        if is_null == Some(true) { NULL_TAG.to_owned() } else { self.declare(ty, String::new()) }
    }

    /// A type as Java writes it: `int[][]`.
    fn java_name(&self, ty: Ty) -> String {
        let name = match self.shape(ty) {
            Shape::Pointer(to) => match self.structure(*to) {
                Some(class) => class.tag.as_deref().unwrap_or("Object"),
                None if to.same(Ty::VOID) => "null",
                None => return format!("{}[]", self.java_name(*to)),
            },
            Shape::Void => "void",
            Shape::Bool => "boolean",
            Shape::Float => "float",
            Shape::Double => "double",
            Shape::Int(int) => match (int.rank, int.signed) {
                (Rank::Byte, _) => "byte",
                (Rank::Short, true) => "short",
                (Rank::Short, false) => "char",
                (Rank::Long, _) => "long",
                _ => "int",
            },
            _ => "Object",
        };
        name.to_owned()
    }

    fn declare(&self, ty: Ty, inner: String) -> String {
        let with = |base: &str| {
            let constant = if ty.is_const { "const " } else { "" };
            let gap = if inner.is_empty() { "" } else { " " };
            format!("{constant}{base}{gap}{inner}")
        };
        match self.shape(ty) {
            Shape::Void => with("void"),
            Shape::Bool => with(if self.is_cpp { "bool" } else { "_Bool" }),
            Shape::Float => with("float"),
            Shape::Double => with("double"),
            Shape::Int(int) => with(match (int.rank, int.signed) {
                (Rank::Char, _) => "char",
                (Rank::Byte, true) => "signed char",
                (Rank::Byte, false) => "unsigned char",
                (Rank::Short, true) => "short",
                (Rank::Short, false) => "unsigned short",
                (Rank::Int, true) => "int",
                (Rank::Int, false) => "unsigned int",
                (Rank::Long, true) => "long",
                (Rank::Long, false) => "unsigned long",
                (Rank::LongLong, true) => "long long",
                (Rank::LongLong, false) => "unsigned long long",
            }),
            Shape::Enum(index) => {
                let tag = self.enums[*index as usize].tag.as_deref().unwrap_or("<unnamed>");
                if self.is_cpp { with(tag) } else { with(&format!("enum {tag}")) }
            }
            Shape::Struct(index) => {
                let structure = &self.structures[*index as usize];
                if self.is_cpp {
                    return with(structure.tag.as_deref().unwrap_or("<unnamed>"));
                }
                let word = if structure.is_union { "union" } else { "struct" };
                with(&format!("{word} {}", structure.tag.as_deref().unwrap_or("<unnamed>")))
            }
            Shape::Pointer(to) => {
                let constant = if ty.is_const { "const " } else { "" };
                let star = format!("*{constant}{inner}");
                let bracketed = self.is_array(*to) || self.is_function(*to);
                self.declare(*to, if bracketed { format!("({star})") } else { star })
            }
            Shape::Reference(to) | Shape::Rvalue(to) => {
                let star = format!("{}{inner}", if self.is_rvalue(ty) { "&&" } else { "&" });
                let bracketed = self.is_array(*to) || self.is_function(*to);
                self.declare(*to, if bracketed { format!("({star})") } else { star })
            }
            Shape::Array(of, length) => {
                let length = length.map_or(String::new(), |length| length.to_string());
                self.declare(*of, format!("{inner}[{length}]"))
            }
            Shape::Vla(of, _) => self.declare(*of, format!("{inner}[*]")),
            Shape::Function(signature) => {
                let mut parameters: Vec<String> = signature.parameters.iter().map(|&ty| self.name(ty)).collect();
                if signature.is_variadic {
                    parameters.push("...".to_owned());
                }
                if parameters.is_empty() && !signature.is_open {
                    parameters.push("void".to_owned());
                }
                self.declare(signature.result, format!("{inner}({})", parameters.join(", ")))
            }
        }
    }
}
