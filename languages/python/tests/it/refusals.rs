//! The sentences of refusals.

use rewindable_python::refusal::check;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn each_refusal_is_one_sentence() {
    for case in include_str!("../refusals/sentences.txt").split("# case:\n").skip(1) {
        let (program, sentences) = case.split_once("\n# sentences:\n").expect("sentences");
        let refusals = check(program).err().unwrap_or_default();
        let texts: String = refusals.iter().map(|refusal| format!("{refusal}\n")).collect();
        assert_eq!(texts, sentences, "{program}");
    }
}

#[test]
fn other_languages_are_recognized() {
    for case in include_str!("../refusals/languages.txt").split("// language: ").skip(1) {
        let (language, program) = case.split_once('\n').expect("a language");
        let refusals = check(program).expect_err("no Python");
        assert_eq!(refusals.len(), 1);
        assert_eq!(refusals[0].to_string(), format!("this is {language}, not Python"));
        assert_eq!(refusals[0].values()[2], ("language", language.to_owned()));
    }
}

#[test]
fn a_python_program_with_a_mistake_is_no_other_language() {
    for program in ["def f():\n    let = 1;\n    x = (1;\n", "x = {\n  1;\n", "print('cout << std::endl';\n", "}\n}\n"]
    {
        let refusals = check(program).expect_err("a syntax error");
        assert_eq!(refusals[0].key(), "syntax", "{program}");
    }
}

#[test]
fn python_3_with_a_mistake_is_no_python_2() {
    // Texts that resemble Python 2.
    for case in include_str!("../refusals/mistakes.txt").split("# case:\n").skip(1) {
        let program = case.strip_suffix('\n').expect("the end of a line");
        let refusals = check(program).expect_err("a syntax error");
        assert_eq!(refusals[0].key(), "syntax", "{program}: {}", refusals[0]);
    }
}
