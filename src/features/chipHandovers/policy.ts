import { useOf } from '#features/stock/policy.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { listed } from '#platform/listed.ts'
import type { lockChips } from './queries.ts'

type Chip = Awaited<ReturnType<typeof lockChips>>[number]

/** STOCK-15 Those of these chips that their holder can’t hand over, because they aren’t theirs or not ready to implant. */
export const notReady = (chips: readonly Chip[], holderId: string, day: string) =>
  chips.filter((chip) => chip.holderId !== holderId || useOf({ ...chip, day }) !== 'ready')

/** Which of them, and how many more. */
export function notReadyWords(numbers: readonly string[]): Because {
  const [few, more] = [numbers.slice(0, 3).map(groupChipNumber), numbers.length - 3]
  const which = listed(more > 0 ? [...few, `${more} more`] : few)
  return because(
    'STOCK-15',
    `You can’t hand over ${which}. You can only hand over unused chips that are in your stock, ready to implant and not offered to anyone else.`,
  )
}

/** PAY-7, STOCK-7 Why chips that are ready can’t change hands now, or null: someone else has a say in them. */
export function whyNotNow(chips: readonly Chip[], day: string): Because | null {
  if (chips.some(({ takenBackAt, suspendedAt }) => takenBackAt || suspendedAt)) return BANK
  if (chips.some(({ orderStatus }) => orderStatus === 'returnRequested')) return GOING_BACK
  const stopped = chips.find(({ batchStatus }) => batchStatus !== 'inStock')
  if (stopped) return because('DEAD-4', `We’ve stopped batch ${stopped.code}, so its chips stay put for now.`)
  return chips.some(({ expiresOn }) => expiresOn < day) ? NOT_STERILE : null
}

const BANK = because('PAY-7', 'A bank is looking into the payment for some of these chips, so they stay where they are.')
const GOING_BACK = because('STOCK-7', 'Some of these chips are from an order that’s being returned, so they can’t change hands.')
const NOT_STERILE = because('STOCK-4', 'Some of these chips are no longer sterile, so they can’t change hands.')
