//! The preprocessor: directives, conditions, and lines that go to the parser.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::condition::condition;
use super::cpp::cpp_header;
use super::expand::{Expander, Macro};
use super::headers::{header, is_foreign};
use super::lexer::lex;
use super::token::{Kind, Token};
use crate::limits::MAX_TOKENS;
use crate::program::Language;
use crate::refusal::{Lack, Mistake, Refusal, TextLimit};

/// The input of the parser.
pub(crate) struct Preprocessed {
    pub(crate) tokens: Vec<Token>,
    /// The headers that were included.
    pub(crate) headers: BTreeSet<&'static str>,
    /// The first header that gcc has and that is not here, with its line.
    pub(crate) foreign: Option<(u32, String)>,
}

/// An `#if` that is open.
struct Open {
    line: u32,
    /// Whether the lines that follow count.
    active: bool,
    /// Whether a branch has been taken, or none is to be.
    taken: bool,
    /// Whether `#else` has come.
    last: bool,
}

pub(crate) struct Preprocessor {
    pub(super) macros: BTreeMap<Rc<str>, Rc<Macro>>,
    output: Vec<Token>,
    headers: BTreeSet<&'static str>,
    foreign: Option<(u32, String)>,
    open: Vec<Open>,
    language: Language,
    /// Whether the text may catch what a container throws.
    tries: bool,
}

const PREDEFINED: &str = "#define __STDC__ 1
#define __STDC_VERSION__ 201710L
#define __STDC_HOSTED__ 1
#define __GNUC__ 12
#define __GNUC_MINOR__ 2
#define __linux__ 1
#define __linux 1
#define linux 1
#define __unix__ 1
#define unix 1
#define __x86_64__ 1
#define __LP64__ 1
#define _LP64 1
#define __CHAR_BIT__ 8
#define __INT_MAX__ 2147483647
#define __INT32_MAX__ 2147483647
#define __INT64_MAX__ 9223372036854775807L
#define __UINT32_MAX__ 4294967295U
#define __LONG_MAX__ 9223372036854775807L
#define __FILE__ \"program.c\"
#define __DATE__ \"Jan  1 2026\"
#define __TIME__ \"00:00:00\"
";

const PREDEFINED_CPP: &str = "#define __cplusplus 201703L
#define and &&
#define or ||
#define not !
#undef __STDC_VERSION__
";

/// The tokens of a text after its directives were carried out.
///
/// # Errors
/// The first that is wrong, or not here.
pub(crate) fn preprocess(text: &str, language: Language) -> Result<Preprocessed, Refusal> {
    let lexed = lex(text);
    let mut preprocessor = Preprocessor {
        macros: BTreeMap::new(),
        output: Vec::new(),
        headers: BTreeSet::new(),
        foreign: None,
        open: Vec::new(),
        language,
        tries: lexed.tokens.iter().any(|token| token.is("try")),
    };
    preprocessor.hidden_text(PREDEFINED)?;
    if language == Language::Cpp {
        preprocessor.hidden_text(PREDEFINED_CPP)?;
        preprocessor.include_named("c++")?;
    }
    preprocessor.run(&lexed.tokens)?;
    if let Some(refusal) = lexed.refusal {
        return Err(refusal);
    }
    if let Some(open) = preprocessor.open.last() {
        return Err(Refusal::mistake(open.line, Mistake::OpenCondition));
    }
    let mut end = lexed.tokens.last().cloned();
    if let Some(end) = &mut end {
        // gcc says that the end of the text is where its last token stands.
        end.line = preprocessor.output.last().map_or(end.line, |token| token.line.max(1));
        preprocessor.output.push(end.clone());
    }
    let Preprocessor { output: tokens, headers, foreign, .. } = preprocessor;
    Ok(Preprocessed { tokens, headers, foreign })
}

impl Preprocessor {
    /// The text of a header: its lines are 0.
    fn hidden_text(&mut self, text: &str) -> Result<(), Refusal> {
        let mut tokens = lex(text).tokens;
        tokens.iter_mut().for_each(|token| token.line = 0);
        let before = std::mem::take(&mut self.open);
        let done = self.run(&tokens);
        self.open = before;
        done
    }

    fn is_active(&self) -> bool {
        self.open.last().is_none_or(|open| open.active)
    }

    fn run(&mut self, tokens: &[Token]) -> Result<(), Refusal> {
        let mut at = 0;
        while tokens[at].kind != Kind::End {
            if tokens[at].first && tokens[at].is_punct("#") {
                let end = at + 1 + tokens[at + 1..].iter().position(|token| token.first).unwrap_or(0);
                self.directive(tokens[at].line, &tokens[at + 1..end])?;
                at = end;
                continue;
            }
            // The lines up to the next directive are expanded together: a macro's arguments may span lines.
            let is_directive = |token: &Token| token.kind == Kind::End || (token.first && token.is_punct("#"));
            let end = at + tokens[at..].iter().position(is_directive).unwrap_or(tokens.len() - at);
            if self.is_active() {
                let mut expander = Expander::new(&self.macros, &mut self.output);
                expander.expand(&tokens[at..end])?;
                if self.output.len() > MAX_TOKENS {
                    return Err(Refusal::limit(tokens[at].line, TextLimit::Tokens));
                }
            }
            at = end;
        }
        Ok(())
    }

    fn directive(&mut self, line: u32, rest: &[Token]) -> Result<(), Refusal> {
        let Some(name) = rest.first() else { return Ok(()) };
        let rest = &rest[1..];
        match &*name.text {
            "if" | "ifdef" | "ifndef" => {
                let is_active = self.is_active();
                let holds = is_active
                    && match &*name.text {
                        "if" => condition(&self.macros, line, rest)?,
                        kind => {
                            let Some(asked) = rest.first().filter(|token| token.kind == Kind::Name) else {
                                return Err(Refusal::mistake(line, Mistake::NoMacroName));
                            };
                            self.macros.contains_key(&asked.text) == (kind == "ifdef")
                        }
                    };
                self.open.push(Open { line, active: holds, taken: holds || !is_active, last: false });
            }
            "elif" | "else" => {
                let Some(open) = self.open.last().filter(|open| !open.last) else {
                    return Err(Refusal::mistake(
                        line,
                        Mistake::DirectiveWithoutIf { directive: name.text.to_string() },
                    ));
                };
                let is_last = &*name.text == "else";
                let holds = !open.taken && (is_last || condition(&self.macros, line, rest)?);
                if let Some(open) = self.open.last_mut() {
                    open.active = holds;
                    open.taken |= holds;
                    open.last = is_last;
                }
            }
            "endif" => {
                if self.open.pop().is_none() {
                    return Err(Refusal::mistake(line, Mistake::DirectiveWithoutIf { directive: "endif".to_owned() }));
                }
            }
            _ if !self.is_active() => {}
            "define" => self.define(line, rest)?,
            "undef" => {
                let Some(asked) = rest.first().filter(|token| token.kind == Kind::Name) else {
                    return Err(Refusal::mistake(line, Mistake::NoMacroName));
                };
                self.macros.remove(&asked.text);
            }
            "include" => self.include(line, rest)?,
            "error" => {
                return Err(Refusal::mistake(line, Mistake::ErrorDirective { text: spelling(rest) }));
            }
            "pragma" if rest.first().is_some_and(|token| token.is("omp")) => {
                return Err(Refusal::lack(line, Lack::Directive { name: "pragma omp".to_owned() }));
            }
            "pragma" if rest.first().is_some_and(|token| token.is("pack")) => {
                return Err(Refusal::lack(line, Lack::Directive { name: "pragma pack".to_owned() }));
            }
            "pragma" | "warning" | "ident" => {}
            "line" => return Err(Refusal::lack(line, Lack::Directive { name: "line".to_owned() })),
            other => {
                return Err(Refusal::mistake(line, Mistake::Directive { name: other.to_owned() }));
            }
        }
        Ok(())
    }

    fn define(&mut self, line: u32, rest: &[Token]) -> Result<(), Refusal> {
        let Some(name) = rest.first().filter(|token| token.kind == Kind::Name) else {
            return Err(Refusal::mistake(line, Mistake::NoMacroName));
        };
        let mut body = &rest[1..];
        let mut parameters = None;
        let mut is_variadic = false;
        if body.first().is_some_and(|token| token.is_punct("(") && !token.space) {
            let mut names = Vec::new();
            let mut at = 1;
            loop {
                let Some(token) = body.get(at) else { return Err(Refusal::mistake(line, Mistake::MacroParameters)) };
                match token.kind {
                    Kind::Name if !is_variadic && !names.contains(&token.text) => names.push(token.text.clone()),
                    Kind::Punct if &*token.text == "..." && !is_variadic => {
                        is_variadic = true;
                        names.push("__VA_ARGS__".into());
                    }
                    Kind::Punct if &*token.text == ")" && names.is_empty() => break,
                    _ => return Err(Refusal::mistake(line, Mistake::MacroParameters)),
                }
                at += 1;
                match body.get(at) {
                    Some(token) if token.is_punct(")") => break,
                    Some(token) if token.is_punct(",") => at += 1,
                    _ => return Err(Refusal::mistake(line, Mistake::MacroParameters)),
                }
            }
            body = &body[at + 1..];
            parameters = Some(names);
        }
        if let Some(parameters) = &parameters {
            let names_one = |token: &Token| parameters.contains(&token.text);
            let lone = (0..body.len()).any(|at| body[at].is_punct("#") && !body.get(at + 1).is_some_and(names_one));
            if lone {
                return Err(Refusal::mistake(line, Mistake::HashWithoutParameter));
            }
        }
        let is_paste = |token: Option<&Token>| token.is_some_and(|token| token.is_punct("##"));
        if is_paste(body.first()) || is_paste(body.last()) {
            return Err(Refusal::mistake(line, Mistake::PasteAtEnd));
        }
        self.macros.insert(name.text.clone(), Rc::new(Macro { parameters, is_variadic, body: body.to_vec() }));
        Ok(())
    }

    fn include(&mut self, line: u32, rest: &[Token]) -> Result<(), Refusal> {
        let mut tokens = rest.to_vec();
        if tokens.first().is_some_and(|token| token.kind == Kind::Name) {
            let mut expanded = Vec::new();
            Expander::new(&self.macros, &mut expanded).expand(&tokens)?;
            tokens = expanded;
        }
        let name = match tokens.first() {
            Some(token) if token.kind == Kind::Str => token.text.trim_matches('"').to_owned(),
            Some(token) if token.is_punct("<") => {
                // gcc reads nothing of what comes behind the name.
                let end = tokens.iter().position(|token| token.kind == Kind::Punct && token.text.starts_with('>'));
                let end = end.ok_or_else(|| Refusal::mistake(line, Mistake::Include))?;
                tokens[1..end].iter().map(|token| &*token.text).collect()
            }
            _ => return Err(Refusal::mistake(line, Mistake::Include)),
        };
        // A macro of the text may stand in a header: its mistake is one of the line that includes it.
        let of_line =
            |refusal: Refusal| Refusal { line: if refusal.line == 0 { line } else { refusal.line }, ..refusal };
        if self.language == Language::Cpp
            && let Some(header) = cpp_header(&name)
        {
            return self.include_header(header).map_err(of_line);
        }
        if let Some(header) = header(&name) {
            return self.include_header(header).map_err(of_line);
        }
        if is_foreign(&name, self.language) {
            // Many include it and use nothing of it.
            self.foreign.get_or_insert((line, name));
            return Ok(());
        }
        Err(Refusal::mistake(line, Mistake::NoHeader { name }))
    }

    /// The macros that every text of C++ has.
    fn include_named(&mut self, name: &str) -> Result<(), Refusal> {
        cpp_header(name).map_or(Ok(()), |header| self.include_header(header))
    }

    fn include_header(&mut self, header: &'static super::headers::Header) -> Result<(), Refusal> {
        if !self.headers.insert(header.name) {
            return Ok(());
        }
        // In C++ math.h includes these, as g++'s does.
        let is_math = self.language == Language::Cpp && header.name == "math.h";
        let also: &[&str] = if is_math { &["stdlib.h", "limits"] } else { &[] };
        for name in header.includes.iter().chain(also) {
            let found = if self.language == Language::Cpp { cpp_header(name) } else { None };
            if let Some(header) = found.or_else(|| super::headers::header(name)) {
                self.include_header(header)?;
            }
        }
        self.hidden_text(header.text)?;
        if header.name == "exception" && self.tries {
            self.include_named("stdexcept")?;
        }
        Ok(())
    }
}

/// Tokens as they were written, but for the width of white space.
pub(super) fn spelling(tokens: &[Token]) -> String {
    let mut text = String::new();
    for token in tokens {
        if token.space && !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&token.text);
    }
    text
}
