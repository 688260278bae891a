/** A text by what a reader calls its letters: an accent stays with its letter. */
const letters = (text: string): string[] => [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment)

/** As much of the beginning of a text as fits, with an ellipsis where something is left off. */
export function cutTo(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text
  const all = letters(text)
  const upTo = (count: number) => `${all.slice(0, count).join('').trimEnd()}…`
  let [least, most] = [0, all.length - 1]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(upTo(middle))) least = middle
    if (least !== middle) most = middle - 1
  }
  return upTo(least)
}
