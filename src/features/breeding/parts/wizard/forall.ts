import type { OffspringAnswers } from './answers.ts'

/** Every row with what was said for all; what was not said stays as it is. */
export function withAll(young: readonly OffspringAnswers[], { colour, sex }: Pick<OffspringAnswers, 'colour' | 'sex'>): OffspringAnswers[] {
  return young.map((one) => ({ ...one, ...(colour && { colour }), ...(sex && { sex }) }))
}

/** Rows without a name get their number: "Puppy 3". */
export function named(young: readonly OffspringAnswers[], word: string): OffspringAnswers[] {
  return young.map((one, index) => (one.name.trim() === '' ? { ...one, name: `${word} ${index + 1}` } : one))
}
