import type { ChipUse, HeldChip } from '#features/stock/shapes.ts'
import { keysOf } from '#platform/keysof.ts'
import type { Tone } from '#ui/palette.ts'
import type { DeadChip, ImplantRow } from '../shapes.ts'

type Words = { label: string; tone: Tone }
type ImplantState = ImplantRow['state']
type DeadKind = DeadChip['kind']
type DeadStatus = DeadChip['status']
type UnitStatus = HeldChip['status']

/** Whether an animal that was chipped has its keeper on the register. */
export const implantWords: Record<ImplantState, Words> = {
  unregistered: { label: 'No keeper yet', tone: 'alert' },
  waiting: { label: 'Keeper asked', tone: 'watch' },
  registered: { label: 'Registered', tone: 'good' },
  replaced: { label: 'Replaced', tone: 'quiet' },
}

/** Where a chip of the stock is. */
export const unitWords: Record<UnitStatus, Words> = {
  reserved: { label: 'Ordered', tone: 'info' },
  dispatched: { label: 'On its way', tone: 'info' },
  withImplanter: { label: 'With you', tone: 'good' },
  offered: { label: 'Offered', tone: 'watch' },
  implanted: { label: 'Implanted', tone: 'watch' },
  registered: { label: 'Registered', tone: 'quiet' },
  returned: { label: 'Sent back', tone: 'quiet' },
  lostInPost: { label: 'Lost in the post', tone: 'quiet' },
  unsold: { label: 'Not sold', tone: 'quiet' },
  expired: { label: 'Not sterile', tone: 'alert' },
  deadUnused: { label: 'Never worked', tone: 'quiet' },
  failedInAnimal: { label: 'Failed', tone: 'quiet' },
  recalled: { label: 'Recalled', tone: 'alert' },
  released: { label: 'Released by us', tone: 'quiet' },
}

/** Where a chip may not be used, which says more than where it is. */
export const stoppedWords: Partial<Record<ChipUse, Words>> = {
  frozen: { label: 'Frozen', tone: 'alert' },
  calledBack: unitWords.recalled,
}

/** What can go wrong with a chip; the last three happen in an animal. */
export const deadKindWords: Record<DeadKind, { label: string; hint: string }> = {
  unusedDud: { label: 'It never worked', hint: 'You have it and haven’t implanted it. We’ll replace it.' },
  failed: { label: 'It stopped working', hint: 'It’s in an animal, and no reader can read it' },
  migrated: { label: 'It moved', hint: 'It’s no longer where it was implanted' },
  reaction: { label: 'It hurt the animal', hint: 'Swelling, infection or worse at the site' },
}

export const deadWords: Record<DeadStatus, Words> = {
  reported: { label: 'Reported to us', tone: 'info' },
  creditIssued: { label: 'Replacement owed', tone: 'good' },
  reportDue: { label: 'Report to send', tone: 'alert' },
  reportSent: { label: 'Report sent', tone: 'good' },
  superseded: { label: 'Replaced', tone: 'quiet' },
  closed: { label: 'Closed', tone: 'quiet' },
  struck: { label: 'Struck out', tone: 'quiet' },
}

export const IMPLANT_STATES = keysOf(implantWords)
export const UNIT_STATES = keysOf(unitWords)
export const DEAD_KINDS = keysOf(deadKindWords)
export const DEAD_STATES = keysOf(deadWords)

/** "today", "1 day", "12 days". */
export const daysWaited = (days: number) => (days === 0 ? 'today' : `${days} ${days === 1 ? 'day' : 'days'}`)

/** Where a chip is, as far as is known: one that has moved isn’t where it was put in. */
export const siteWords = ({ site, hasMoved }: Pick<ImplantRow, 'site' | 'hasMoved'>) =>
  hasMoved ? `Reported as moved. It was put in here: ${site}` : site
