/** `solid` is the words run together, so that 'shih tzu', 'Shih-Tzu' and 'shihtzu' are the same. */
export type Words = { words: readonly string[]; solid: string }

/** The plain words of a text, without capitals, accents, apostrophes and punctuation: 'Löwchen × Shih-Tzu' → lowchen x shih tzu. */
export function wordsOf(text: string): Words {
  const plain = text
    .toLowerCase()
    .replaceAll('×', ' x ')
    .replaceAll('&', ' and ')
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
  return joined(plain.split(/[^a-z0-9]+/).filter((word) => word !== ''))
}

/** The words without those in `dropped`; all of them when nothing else would be left. */
export function withoutWords(typed: Words, dropped: ReadonlySet<string>): Words {
  const kept = typed.words.filter((word) => !dropped.has(word))
  return kept.length > 0 ? joined(kept) : typed
}

function joined(words: readonly string[]): Words {
  return { words, solid: words.join('') }
}
