import type { getChipInfo } from '#features/chips/contract.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import type { ImplantRow } from '../../shapes.ts'

type Known = Pick<AnswerOf<typeof getChipInfo>, 'registration' | 'petName'>

/** Whether a chip is in an animal on the register, and in which one, in a sentence. */
export function whereIs(
  { registration, petName }: Known,
  implant: Pick<ImplantRow, 'petName'> | undefined,
): { inAnimal: boolean; words: string } {
  if (registration === 'none') return { inAnimal: false, words: 'No animal on the register has this chip.' }
  const name = implant?.petName ?? petName
  return { inAnimal: true, words: name ? `It’s ${name}’s chip.` : 'An animal on the register has this chip.' }
}
