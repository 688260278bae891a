import { addMicrochipLookup, publicChipInfo } from '#features/lookup/contract.ts'
import type { Act } from './year.ts'

/** The dog of Anna’s that strangers look up; and its number. */
export const BISCUIT = '977200009412683'

const LOOKED_UP = [341, 305, 268, 243, 209, 177, 146, 118, 96, 73, 45, 30, 12] as const

/** People look Anna’s dog up all year, as vets and finders do; two of them write. */
export const lookupActs: readonly Act[] = [
  ...LOOKED_UP.map((daysAgo): Act => ({ daysAgo, happens: ({ as }) => as(null)(publicChipInfo, { chipNumber: BISCUIT }) })),
  { daysAgo: 209, happens: found('Your dog is in our garden, and she’s fine. We’re by the church in Credenhill.') },
  { daysAgo: 45, happens: found('She followed us along the river and is on a lead now. We’re waiting at the Left Bank.') },
]

function found(message: string): Act['happens'] {
  return ({ as }) => as(null)(addMicrochipLookup, { chipNumber: BISCUIT, message, finderEmail: 'a.finder@homeward.example' })
}
