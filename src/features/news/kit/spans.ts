interface Span {
  text: string
  /** Where these words lead; null for most. */
  link: string | null
}

/** `See [the law](https://…).` → its runs of words, each with where it leads. */
export const spansIn = (text: string): Span[] =>
  text
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .filter((run) => run !== '')
    .map((run) => {
      const [, words, link] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(run) ?? []
      return words && link ? { text: words, link } : { text: run, link: null }
    })

/** What a heading or a question is linked to by: `What a chip is` → `what-a-chip-is`. */
export const anchorOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
