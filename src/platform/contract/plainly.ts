/** The number of a clause, as it stands before a rule's own words. */
const CLAUSE = /^([A-Z]{2,}-\d+) (?=\S)/

/** A rule's answer or a refusal as a person reads it: without the number of its clause, which the law, the timeline and the answers of calls keep. */
export const plainly = (sentence: string): string => sentence.replace(CLAUSE, '')

/** The number of the clause by which something was refused, `STOCK-1`; null where the sentence cites none. */
export const clauseOf = (sentence: string): string | null => CLAUSE.exec(sentence)?.[1] ?? null
