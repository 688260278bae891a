/** The number of a clause of our law: `PET-4`. */
export type Clause = `${string}-${number}`

/** Why something is refused. */
export interface Because {
  /** Null where no clause of the law is cited. */
  clause: Clause | null
  words: string
}

/** Why something is refused, in words that a person reads; by which clause, or null where the law has none for it. */
export const because = (number: Clause | null, words: string): Because => ({ clause: number, words })

/** A sentence of the law, as events cite it. */
export interface Sentence extends Because {
  clause: Clause
}

const law = new Map<string, Set<string>>()

/**
 * Declares a sentence of the law. Lifecycles do it for each of their moves. Only the server looks sentences up, so a page leaves out what
 * it doesn't name.
 */
/* @__NO_SIDE_EFFECTS__ */
export function clause(number: Clause, words: string): Sentence {
  const sentences = law.get(number) ?? new Set()
  law.set(number, sentences.add(words))
  return { clause: number, words }
}

/** What a clause says: its sentences, as they are declared where something is done by it. Empty for one that no longer stands. */
export const wordsOf = (number: string): string => [...(law.get(number) ?? [])].join('. ')
