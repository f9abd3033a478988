//! Refusals: why a text is not run, said before anything runs.
//!
//! Either it is no C, and gcc refuses it too, in the same line; or it is C that is not here; or it is too long. Each
//! refusal is a value: a stable [key](Refusal::key) with [values](Refusal::values), from which a page makes a sentence in
//! any language, and an English sentence, its `Display`.
//!
//! ```
//! use rewindable_c::Program;
//!
//! let refusal = Program::new("int main() {\n    int row = 0\n    return row;\n}\n").unwrap_err();
//! assert_eq!(refusal.to_string(), "error: line 3: expected `,` or `;` before `return`");
//! assert_eq!((refusal.key(), refusal.line), ("expected", 3));
//! ```

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use crate::text::{is_among, is_in_header};

/// Why a text is not run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The line, from 1 on.
    pub line: u32,
    /// What is wrong.
    pub reason: Reason,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is no C: gcc refuses it too.
    Mistake(Mistake),
    /// It is C, but not here.
    Lack(Lack),
    /// It goes beyond a limit.
    Limit(TextLimit),
}

/// A limit of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextLimit {
    /// The text is longer than [`MAX_SOURCE`](crate::limits::MAX_SOURCE).
    Source,
    /// It has more tokens than [`MAX_TOKENS`](crate::limits::MAX_TOKENS).
    Tokens,
    /// It is nested deeper than [`MAX_NESTING`](crate::limits::MAX_NESTING).
    Nesting,
    /// Macros are nested deeper than [`MAX_EXPANSION`](crate::limits::MAX_EXPANSION).
    Expansion,
    /// An expression needs more intermediate values than there are registers.
    Registers,
    /// Its variables do not fit into the memory.
    Memory,
}

macro_rules! reasons {
    ($(#[$doc:meta])* $name:ident { $($variant:ident $({ $($field:ident : $ty:ty),* })? $key:literal $text:literal;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs)] // The sentence beside each says it.
        pub enum $name {
            $($variant $({ $($field: $ty),* })?,)*
        }

        impl $name {
            /// A stable name.
            #[must_use]
            pub fn key(&self) -> &'static str {
                match self { $($name::$variant $({ $($field: _),* })? => $key,)* }
            }

            /// The values of its sentence.
            #[must_use]
            pub fn values(&self) -> Vec<(&'static str, String)> {
                match self { $($name::$variant $({ $($field),* })? => vec![$($((stringify!($field), $field.to_string())),*)?],)* }
            }

            /// The sentence with its values in curly brackets.
            fn template(&self) -> &'static str {
                match self { $($name::$variant $({ $($field: _),* })? => $text,)* }
            }
        }

        impl Display for $name {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                crate::refusal::filled(f, self.template(), &self.values())
            }
        }
    };
}
pub(crate) use reasons;

/// Writes a template with its values in place.
pub(crate) fn filled(f: &mut Formatter<'_>, template: &str, values: &[(&'static str, String)]) -> fmt::Result {
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        f.write_str(before)?;
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        let value = values.iter().find(|(field, _)| *field == name);
        f.write_str(value.map_or(name, |(_, value)| value))?;
        rest = after;
    }
    f.write_str(rest)
}

reasons! {
    /// What gcc refuses.
    Mistake {
        OpenComment "open-comment" "this comment has no end";
        OpenLiteral { quote: char } "open-literal" "a {quote} is missing";
        OpenCondition "open-condition" "`#if` without `#endif`";
        NoMacroName "no-macro-name" "the name of a macro is missing";
        DirectiveWithoutIf { directive: String } "directive-without-if" "`#{directive}` without `#if`";
        ErrorDirective { text: String } "error-directive" "#error {text}";
        Directive { name: String } "directive" "there is no directive `#{name}`";
        MacroParameters "macro-parameters" "the parameters of this macro are no list of names";
        HashWithoutParameter "hash-without-parameter" "`#` is not followed by a parameter of the macro";
        PasteAtEnd "paste-at-end" "`##` stands at an end of the macro";
        Paste { left: String, right: String } "paste" "`{left}` and `{right}` make no token together";
        OpenMacro { name: String } "open-macro" "the arguments of the macro `{name}` have no end";
        MacroArguments { name: String, takes: usize, given: usize } "macro-arguments" "arguments of the macro `{name}`: {given} given, {takes} expected";
        Include "include" "`#include` takes \"file\" or <file>";
        NoHeader { name: String } "no-header" "there is no header `{name}`";
        Condition "condition" "this condition of `#if` cannot be read";
        Stray { text: String } "stray" "`{text}` is no part of C";
        Expected { what: String, before: String } "expected" "expected {what} before {before}";
        EndOfInput "end-of-input" "the text ends too early: a `}` is missing";
        Number { text: String } "number" "`{text}` is no number";
        Escape { text: String } "escape" "an escape in `{text}` is no character";
        EmptyCharacter "empty-character" "there is no character between the quotes";
        Undeclared { name: String } "undeclared" "`{name}` is not declared";
        NoMatch { name: String } "no-match" "no `{name}` takes these arguments";
        Ambiguous { name: String } "ambiguous" "more than one `{name}` takes these arguments";
        Private { name: String } "private" "`{name}` is private";
        NoObject { name: String } "no-object" "`{name}` belongs to an object, and there is none";
        NotBound { ty: String } "not-bound" "a reference to `{ty}` cannot stand for this value";
        NoAuto { name: String } "no-auto" "`auto {name}` has no value that gives its type";
        UnsetConstant { name: String } "unset-constant" "the constant `{name}` has no value";
        NoValue "no-value" "`return` gives no value, and the function has one";
        ReturnsValue "returns-value" "`return` gives a value, and the function has none";
        Main "main" "`main` returns `int`";
        UnknownType { name: String } "unknown-type" "`{name}` is no type";
        Redeclared { name: String } "redeclared" "`{name}` is declared a second time";
        Redefined { name: String } "redefined" "`{name}` is defined a second time";
        ConflictingTypes { name: String } "conflicting-types" "`{name}` was declared with another type";
        NoMember { name: String, of: String } "no-member" "`{of}` has no member `{name}`";
        NotStructure { ty: String } "not-structure" "`{ty}` has no members: it is no structure";
        ArrowNeeded { ty: String } "arrow-needed" "`{ty}` is a pointer: use `->`";
        DotNeeded { ty: String } "dot-needed" "`{ty}` is no pointer to a structure";
        NotIndexed { ty: String } "not-indexed" "`{ty}` is neither an array nor a pointer";
        IndexType { ty: String } "index-type" "an index is a whole number, not `{ty}`";
        NotCalled { ty: String } "not-called" "`{ty}` is no function";
        FewArguments { name: String } "few-arguments" "too few arguments for `{name}`";
        ManyArguments { name: String } "many-arguments" "too many arguments for `{name}`";
        Incompatible { to: String, from: String } "incompatible" "`{from}` does not become `{to}`";
        NotAssignable "not-assignable" "this cannot be assigned to";
        ReadOnly { name: String } "read-only" "`{name}` is const";
        Operands { operator: String, left: String, right: String } "operands" "`{operator}` does not take `{left}` and `{right}`";
        Operand { operator: String, ty: String } "operand" "`{operator}` does not take `{ty}`";
        VoidValue "void-value" "this has no value: it is void";
        VoidVariable { name: String } "void-variable" "`{name}` cannot be void";
        Incomplete { name: String } "incomplete" "the size of `{name}` is not known";
        ArraySize { name: String } "array-size" "the size of the array `{name}` is no whole number from 0 on";
        ArrayOf { name: String } "array-of" "`{name}` cannot be an array of these elements";
        FunctionResult { name: String } "function-result" "`{name}` cannot return an array or a function";
        NotConstant "not-constant" "this is not constant";
        Outside { word: String } "outside" "`{word}` stands in no loop";
        CaseOutside { word: String } "case-outside" "`{word}` stands in no `switch`";
        DuplicateCase { value: i64 } "duplicate-case" "`case {value}` stands there twice";
        DuplicateText "duplicate-text" "a text behind `case` stands there twice";
        DuplicateDefault "duplicate-default" "`default` stands there twice";
        DuplicateLabel { name: String } "duplicate-label" "the label `{name}` stands there twice";
        NoLabel { name: String } "no-label" "there is no label `{name}`";
        Crosses { word: String, name: String } "crosses" "`{word}` jumps past the declaration of `{name}`";
        NoFunction { name: String } "no-function" "the function `{name}` is used and nowhere defined";
        NoVariable { name: String } "no-variable" "the variable `{name}` is declared `extern` and nowhere defined";
        NoMain "no-main" "there is no function `main`";
        ElseWithoutIf "else-without-if" "`else` without `if`";
        BadInitializer "bad-initializer" "this is no value to begin with";
        VariableInitialized "variable-initialized" "an array of variable length cannot begin with values";
        Specifiers "specifiers" "these words make no type together";
        Static { text: String } "static" "_Static_assert: {text}";
        Storage { word: String } "storage" "`{word}` cannot stand here";
        Uninitialized { name: String } "uninitialized" "`{name}` may not have a value here";
        MissingReturn { name: String } "missing-return" "`{name}` may come to its end without `return`";
        Unreachable "unreachable" "nothing ever comes to this statement";
        NotStatement "not-statement" "this is no statement";
        DeclarationHere "declaration-here" "a variable cannot be declared here";
        Final { name: String } "final" "`{name}` is final";
        NotStatic { name: String } "not-static" "`{name}` is not static: it belongs to an object";
        Designator { name: String } "designator" "`{name}` is no place in what is begun";
    }
}

reasons! {
    /// What of C is not here.
    Lack {
        Directive { name: String } "lack-directive" "`#{name}` is not here";
        Header { name: String } "lack-header" "the header `{name}` is not here";
        Word { word: String } "lack-word" "`{word}` is not here";
        Objects { name: String } "lack-objects" "`{name}`: objects of one's own are not here yet";
        BitField { name: String } "lack-bit-field" "bit-fields like `{name}` are not here";
        NestedFunction { name: String } "lack-nested-function" "functions inside of functions like `{name}` are not here";
        StatementExpression "lack-statement-expression" "statements in an expression are not here";
        WideText "lack-wide-text" "wide characters are not here";
        Variadic { name: String } "lack-variadic" "functions with `...` like `{name}` are not here";
        Extern { name: String } "lack-extern" "the function `{name}` is not here";
        OldStyle { name: String } "lack-old-style" "parameters that are declared behind the brackets of `{name}` are not here";
        MainArguments "lack-main-arguments" "`main` with these parameters is not here";
    }
}

/// Names of the library of C++ that are not here.
const MISSING: &str = "add_const add_pointer allocate_shared allocator allocator_traits any any_cast apply async atomic atomic_bool \
    atomic_flag atomic_int atomic_long back_insert_iterator bad_any_cast bad_typeid bad_variant_access bad_weak_ptr \
    basic_ios basic_istream basic_ostream basic_string basic_string_view bidirectional_iterator_tag binary_function \
    bind bind2nd binomial_distribution bit_and bit_or bit_xor bool_constant byte call_once cbegin cend char16_t \
    char32_t char8_t char_traits cmatch codecvt_utf8 common_type common_type_t complex condition_variable conditional \
    conditional_t conjunction crbegin cref crend current_exception data decay decay_t declval default_delete destroy \
    destroy_at discrete_distribution disjunction dynamic_pointer_cast empty enable_if enable_if_t \
    enable_shared_from_this errc error_code error_condition exception_ptr exclusive_scan exponential_distribution \
    false_type filebuf filesystem find_end find_first_of for_each_n forward_as_tuple forward_iterator_tag forward_list \
    from_chars front_insert_iterator front_inserter fstream future gamma_distribution generate_canonical \
    geometric_distribution get_if get_money get_time gslice holds_alternative ignore in_place in_place_type includes \
    inclusive_scan index_sequence index_sequence_for inplace_merge input_iterator_tag insert_iterator integer_sequence \
    integral_constant invoke invoke_result invoke_result_t iostream is_arithmetic is_arithmetic_v is_array is_base_of \
    is_base_of_v is_class is_class_v is_const is_constructible is_convertible is_convertible_v \
    is_default_constructible is_enum is_enum_v is_floating_point is_floating_point_v is_function is_heap is_integral \
    is_integral_v is_invocable is_invocable_v is_partitioned is_pointer is_pointer_v is_reference is_same is_same_v \
    is_signed is_signed_v is_sorted_until is_trivially_copyable is_unsigned is_unsigned_v is_void istream_iterator \
    istreambuf_iterator iterator iterator_traits knuth_b launch locale lock_guard make_error_code make_exception_ptr \
    make_from_tuple make_index_sequence make_move_iterator make_reverse_iterator make_shared make_signed make_signed_t \
    make_unique make_unsigned make_unsigned_t mem_fn mem_fun mem_fun_ref memory_order_acquire memory_order_relaxed \
    memory_order_release memory_order_seq_cst minmax mismatch monostate move_backward move_iterator mutex negation \
    nested_exception normal_distribution not1 not2 not_fn nothrow once_flag ostreambuf_iterator output_iterator_tag \
    packaged_task partial_sort_copy partition_copy partition_point piecewise_constant_distribution piecewise_construct \
    poisson_distribution promise ptr_fun put_time quoted random_access_iterator_tag ranlux24 ranlux48 rbegin \
    recursive_mutex ref reference_wrapper regex regex_error regex_match regex_replace regex_search remove_const \
    remove_const_t remove_copy remove_copy_if remove_cv remove_cv_t remove_extent remove_pointer remove_pointer_t \
    remove_reference remove_reference_t rend replace_copy replace_copy_if result_of rethrow_exception rotate_copy \
    sample scoped_lock search search_n seed_seq set_symmetric_difference set_terminate shared_future shared_lock \
    shared_mutex shared_ptr slice smatch sregex_iterator stable_partition static_pointer_cast stoull streambuf \
    string_view stringbuf system_category system_error terminate this_thread thread timed_mutex to_chars to_wstring \
    transform_reduce true_type tuple_cat tuple_element tuple_element_t tuple_size tuple_size_v type_index type_info \
    u16string u32string unary_function uncaught_exceptions underlying_type unexpected uninitialized_copy \
    uninitialized_fill unique_copy unique_lock unique_ptr unordered_multimap unordered_multiset use_facet valarray \
    variant visit void_t wcerr wcin wcout weak_ptr wifstream wofstream wstring wstring_convert wstringstream";

/// Methods of its classes that are not here.
pub(crate) const MISSING_METHODS: &str = "base bucket bucket_size cbegin cend copy copyfmt crbegin crend denorm_min emplace emplace_hint equal_range \
    exceptions extract flip flush get_allocator getloc has_denorm hash_function imbue is_iec559 key_comp key_eq \
    load_factor max_bucket_count max_exponent max_load_factor max_size merge min_exponent narrow put rdbuf \
    readsome rehash resize seekg seekp splice sync target tellg tellp unget value_comp widen write";

impl Refusal {
    pub(crate) fn mistake(line: u32, mistake: Mistake) -> Refusal {
        Refusal { line, reason: Reason::Mistake(mistake) }
    }

    pub(crate) fn lack(line: u32, lack: Lack) -> Refusal {
        Refusal { line, reason: Reason::Lack(lack) }
    }

    pub(crate) fn limit(line: u32, limit: TextLimit) -> Refusal {
        Refusal { line, reason: Reason::Limit(limit) }
    }

    /// The same of a text that includes a header which is not here, with its line: whatever is wrong may come from that.
    pub(crate) fn beside(self, foreign: Option<(u32, String)>) -> Refusal {
        match (&self.reason, foreign) {
            (Reason::Mistake(_), Some((line, name))) => Refusal::lack(line, Lack::Header { name }),
            _ => self,
        }
    }

    /// The same of a text in C++: what its headers declare, though it is not here, is no mistake of the program.
    pub(crate) fn of_cpp(self, text: &str) -> Refusal {
        let Reason::Mistake(Mistake::Undeclared { name } | Mistake::UnknownType { name }) = &self.reason else {
            return self;
        };
        let is_of_std = || {
            let line = text.lines().nth(self.line.saturating_sub(1) as usize);
            line.is_some_and(|line| line.contains(&format!("std::{name}"))) && !is_in_header(name)
        };
        // Which header includes which is not asked: that the name is not here is true in any case.
        if !text.contains("#include") || !(is_among(MISSING, name) || is_of_std()) {
            return self;
        }
        Refusal::lack(self.line, Lack::Word { word: name.clone() })
    }

    /// A stable name of the reason.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match &self.reason {
            Reason::Mistake(mistake) => mistake.key(),
            Reason::Lack(lack) => lack.key(),
            Reason::Limit(limit) => limit.key(),
        }
    }

    /// The values of its sentence, the line apart.
    #[must_use]
    pub fn values(&self) -> Vec<(&'static str, String)> {
        match &self.reason {
            Reason::Mistake(mistake) => mistake.values(),
            Reason::Lack(lack) => lack.values(),
            Reason::Limit(_) => Vec::new(),
        }
    }
}

impl TextLimit {
    /// A stable name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            TextLimit::Source => "limit-source",
            TextLimit::Tokens => "limit-tokens",
            TextLimit::Nesting => "limit-nesting",
            TextLimit::Expansion => "limit-expansion",
            TextLimit::Registers => "limit-registers",
            TextLimit::Memory => "limit-memory",
        }
    }
}

impl Display for TextLimit {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TextLimit::Source => "the text is longer than 64 KiB",
            TextLimit::Tokens => "the text has more than a million tokens after the preprocessor",
            TextLimit::Nesting => "the text is nested more than 200 levels deep",
            TextLimit::Expansion => "macros are nested more than 64 levels deep",
            TextLimit::Registers => "this expression has too many intermediate values",
            TextLimit::Memory => "the variables take more than 64 MiB, or those of a function more than 8 MiB",
        })
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.reason {
            Reason::Mistake(mistake) => write!(f, "error: line {}: {mistake}", self.line),
            Reason::Lack(lack) => write!(f, "refused: line {}: {lack}", self.line),
            Reason::Limit(limit) => write!(f, "limit: line {}: {limit}", self.line),
        }
    }
}

impl Error for Refusal {}
