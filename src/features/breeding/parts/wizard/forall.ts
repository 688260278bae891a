import type { YoungAnswers } from './answers.ts'

/** Every row with what was said for all; what was not said stays as it is. */
export function withAll(young: readonly YoungAnswers[], { colour, sex }: Pick<YoungAnswers, 'colour' | 'sex'>): YoungAnswers[] {
  return young.map((one) => ({ ...one, ...(colour && { colour }), ...(sex && { sex }) }))
}

/** Rows without a name get their number: "Puppy 3". */
export function named(young: readonly YoungAnswers[], word: string): YoungAnswers[] {
  return young.map((one, index) => (one.name.trim() === '' ? { ...one, name: `${word} ${index + 1}` } : one))
}
