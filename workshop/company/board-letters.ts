/** The letters of a dot board, five dots wide and seven high; one string a row, # is a lit dot. */
const LETTERS: Readonly<Record<string, string>> = {
  M: '#...# ##.## #.#.# #.#.# #...# #...# #...#',
  O: '.###. #...# #...# #...# #...# #...# .###.',
  N: '#...# ##..# #.#.# #..## #...# #...# #...#',
  T: '##### ..#.. ..#.. ..#.. ..#.. ..#.. ..#..',
  R: '####. #...# #...# ####. #.#.. #..#. #...#',
  E: '##### #.... #.... ####. #.... #.... #####',
  A: '..#.. .#.#. #...# #...# ##### #...# #...#',
  L: '#.... #.... #.... #.... #.... #.... #####',
  X: '#...# #...# .#.#. ..#.. .#.#. #...# #...#',
  D: '####. #...# #...# #...# #...# #...# ####.',
  P: '####. #...# #...# ####. #.... #.... #....',
  I: '.###. ..#.. ..#.. ..#.. ..#.. ..#.. .###.',
  C: '.###. #...# #.... #.... #.... #...# .###.',
  U: '#...# #...# #...# #...# #...# #...# .###.',
  S: '.#### #.... #.... .###. ....# ....# ####.',
  '1': '..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.',
  '9': '.###. #...# #...# .#### ....# ....# .###.',
  '7': '##### ....# ...#. ..#.. .#... .#... .#...',
  '6': '.###. #.... #.... ####. #...# #...# .###.',
  ' ': '..... ..... ..... ..... ..... ..... .....',
};

/** Lights the dots of a line of text, magnified by a whole number, from its upper left dot. */
export function lightText(
  text: string,
  left: number,
  top: number,
  times: number,
  light: (x: number, y: number) => void,
): void {
  [...text].forEach((letter, place) => {
    const rows = (LETTERS[letter] ?? '').split(' ');
    rows.forEach((row, y) => {
      [...row].forEach((dot, x) => {
        if (dot !== '#') return;
        for (let step = 0; step < times * times; step += 1) {
          light(left + (place * 6 + x) * times + (step % times), top + y * times + Math.floor(step / times));
        }
      });
    });
  });
}
