import type { ImplantRow } from '../../../shapes.ts'

/** Days after which an animal without its keeper on the register is worth a word to them; the implanter is written to then as well. */
export const WAIT_DAYS = 7

type Waiting = Pick<ImplantRow, 'state' | 'ageDays'>

const WITHOUT_KEEPER: ReadonlySet<Waiting['state']> = new Set(['unregistered', 'waiting'])

/** How long an animal has been without its keeper on the register; null where it is not. */
export function waitedText({ state, ageDays }: Waiting): string | null {
  if (!WITHOUT_KEEPER.has(state)) return null
  if (ageDays === 0) return 'Chipped today'
  return ageDays === 1 ? '1 day without a keeper' : `${ageDays} days without a keeper`
}

export const isLong = ({ state, ageDays }: Waiting) => WITHOUT_KEEPER.has(state) && ageDays > WAIT_DAYS

/** What helps an animal that has waited long: the person was asked and says nothing, or nobody is asked now. */
export const adviceFor = ({ state }: Pick<Waiting, 'state'>) =>
  state === 'waiting'
    ? 'A word to the keeper often helps. If the address is wrong, take the request back and ask again.'
    : 'Ask the keeper for the right address, then ask again. It costs nothing.'
