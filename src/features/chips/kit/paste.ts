/** A pasted reader output on one line: a text field would join its lines without a gap, and so make other numbers of them. */
export const onOneLine = (pasted: string) => pasted.trim().replace(/\s*[\r\n]+\s*/g, '; ')
