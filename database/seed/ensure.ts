/** Throws where the demo data does not fit together, because one part of it was changed alone. */
export function ensure(fits: unknown, words: string): asserts fits {
  if (!fits) throw new Error(words)
}
