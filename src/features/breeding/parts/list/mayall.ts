import type { BreederPet } from '../../shapes.ts'

const MOST = 20

type Chosen = Pick<BreederPet, 'name' | 'canSell' | 'canPrint' | 'canKeep'>

/** Whether something can be done with all of these animals at once, or which one is in the way and why. */
export function mayAll(chosen: readonly Chosen[], act: 'canSell' | 'canPrint' | 'canKeep', words: string): true | string {
  if (chosen.length > MOST) return `You can ${words} up to ${MOST} animals at a time`
  const [first] = chosen.flatMap((pet) => (pet[act] === true ? [] : [`${pet.name}: ${pet[act].words}`]))
  return first ?? true
}

/** Whether there’s something that can be done with this animal and others together. */
export const isChoosable = ({ canSell, canPrint, canKeep }: Chosen): boolean => [canSell, canPrint, canKeep].includes(true)
