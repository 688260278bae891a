/** The lines of a message, for a letter. */
export function quoted(words: string): string[] {
  return `“${words}”`.split('\n').filter((line) => line.trim() !== '')
}

/** A text message has room for a few sentences; the page has them all. */
export function shortened(words: string): string {
  const line = words.replace(/\s+/g, ' ')
  return line.length <= 240 ? line : `${line.slice(0, 239).toWellFormed()}…`
}
