//! The usual program: columns and diagonals in arrays, rows from 1.

use rewindable_c::{Machine, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const QUEENS: &str = "#include <stdio.h>
int n = 0, sum = 0;
int result[14] = {0}, check[3][28] = {0};
int place(int row)
{
    int j;
    if (row == n + 1) {
        sum++;
        if (sum <= 3) {
            for (j = 1; j <= n; j++)
                printf(\"%d \", result[j]);
            printf(\"\\n\");
        }
        return 0;
    }
    for (j = 1; j <= n; j++) {
        if (!check[0][j] && !check[1][row + j] && !check[2][row - j + n]) {
            result[row] = j;
            check[0][j] = check[1][row + j] = check[2][row - j + n] = 1;
            place(row + 1);
            check[0][j] = check[1][row + j] = check[2][row - j + n] = 0;
        }
    }
    return 1;
}
int main()
{
    scanf(\"%d\", &n);
    place(1);
    printf(\"%d\\n\", sum);
    return 0;
}
";

fn run(mut machine: Machine) -> (String, String) {
    let mut output = machine.text().to_owned();
    while machine.step() {
        output.push_str(machine.text());
    }
    (output, machine.end().map(ToString::to_string).unwrap_or_default())
}

#[test]
fn three_boards_and_their_number_are_printed() {
    let program = Program::new(QUEENS).unwrap_or_else(|refusal| panic!("{refusal}"));
    let (output, end) = run(program.start("6\n"));
    assert_eq!((&*output, &*end), ("2 4 6 1 3 5 \n3 6 2 5 1 4 \n4 1 5 2 6 3 \n4\n", "exit 0"));
    assert_eq!(run(program.start("8\n")).0.lines().last(), Some("92"));
}

#[test]
fn fourteen_queens_go_beyond_the_array() {
    let program = Program::new(QUEENS).unwrap_or_else(|refusal| panic!("{refusal}"));
    let (_, end) = run(program.start("14\n"));
    assert_eq!(end, "fault: line 17: check[1][28] is outside check[1], which has 28 elements");
}
