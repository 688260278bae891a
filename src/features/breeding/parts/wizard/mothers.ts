import { ageText } from '#features/pets/kit/born.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import type { getMothers } from '../../contract.ts'

export type Mother = AnswerOf<typeof getMothers>['mothers'][number]

/** Mothers by what stands in the list: her name, and her number where two have one name. */
export const mothersByName = (mothers: readonly Mother[]): Map<string, Mother> =>
  new Map(mothers.map((mother) => [isAlone(mother, mothers) ? mother.name : `${mother.name}, ${mother.chipShown}`, mother]))

const isAlone = ({ id, name }: Mother, mothers: readonly Mother[]) => mothers.every((one) => one.id === id || one.name !== name)

/** What tells her apart: "Cocker Spaniel, 4 years, 956 000 000 000 001, 2 litters". */
export function motherText({ breed, bornOn, chipShown, litters }: Mother, today: string): string {
  const had = litters === 0 ? [] : [litters === 1 ? '1 litter' : `${litters} litters`]
  return [breed, ageText(bornOn, today), chipShown, ...had].join(', ')
}
