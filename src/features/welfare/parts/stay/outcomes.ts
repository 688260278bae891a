import { DEATH_CONTEST_DAYS } from '#features/pets/lifecycle.ts'
import { OUTCOMES, PUT_TO_SLEEP } from '../words.ts'

interface Choice {
  value: string
  label: string
  hint?: string
}

interface Asked {
  /** The animal is one of the list: only then can it be put to sleep. */
  isOne: boolean
  /** It, or each of several, is held for its keeper; `elsewhere` where that one is on another register. */
  isHeld: boolean | 'elsewhere'
  /** It never left, and isn’t in foster: it can’t come back. */
  isHere?: boolean
  /** None of them is registered to the organisation: its own animal is reported missing on its record. */
  isOthers?: boolean
}

/** What can have happened to an animal, or to several. */
export function outcomesFor({ isOne, isHeld, isHere = false, isOthers = false }: Asked): Choice[] {
  const all: Choice[] = isOne ? [...OUTCOMES, PUT_TO_SLEEP] : [...OUTCOMES]
  return all
    .filter(({ value }) => !(isHere && value === 'withUs') && !(!isOthers && value === 'gone'))
    .map((choice) => ({ ...choice, ...(isHeld && HELD[choice.value]), ...(isHeld === 'elsewhere' && ELSEWHERE[choice.value]) }))
}

const ASKED_FIRST = `We’ll tell its keeper. Its record closes when they agree, or after ${DEATH_CONTEST_DAYS} days if they don’t object`

/** Of an animal that belongs to someone else. */
const HELD: Record<string, Partial<Choice>> = {
  reunited: { label: 'Returned to its keeper', hint: 'The keeper you held it for has it again' },
  transferred: { hint: 'The council, another rescue or a vet holds it for its keeper now' },
  inFoster: { hint: 'You still hold it for its keeper, but it lives with a foster carer' },
  withUs: { hint: 'You hold it here again, or what you recorded was wrong' },
  gone: { hint: 'You don’t have it any more, and don’t know where it is. Its keeper can look for it' },
  died: { hint: ASKED_FIRST },
  euthanised: { hint: ASKED_FIRST },
}

/** Of one whose keeper we can’t reach: only the other register can tell them. */
const ELSEWHERE: Record<string, Partial<Choice>> = {
  died: { hint: 'Ask the other register to tell its keeper. Its record here closes, and you can undo that for 30 days' },
  euthanised: { hint: 'Ask the other register to tell its keeper. Its record here closes, and you can undo that for 30 days' },
}
