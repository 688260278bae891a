import type { WelfarePet } from '../../shapes.ts'

type Pet = Pick<WelfarePet, 'isKept' | 'isHeld' | 'isUnchipped'>

/** What is with the organisation, its own or held for its keeper. A colleague who only reads chooses none. */
export const canBeChosen = ({ state, isKept, isHeld }: Pet & Pick<WelfarePet, 'state'>, mayWork: boolean): boolean =>
  mayWork && state !== 'left' && (isKept || isHeld)

/** Which acts stand in an animal’s row: a colleague who only reads has its notes, where they are the organisation’s. */
export function actsOf({ isKept, isHeld, isUnchipped }: Pet, mayWork: boolean): 'none' | 'notes' | 'unchipped' | 'held' | 'kept' {
  if (!mayWork) return isKept || isHeld ? 'notes' : 'none'
  if (isUnchipped) return 'unchipped'
  return isHeld ? 'held' : 'kept'
}
