import { makeWheelCampaign } from '#features/staff/contract.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { CallInput } from '#platform/contract/call.ts'
import type { TestRegister } from './register.ts'
import { deskOf } from './staff.ts'

type Prizes = CallInput<typeof makeWheelCampaign>['prizes']

export const PRIZES: Prizes = [
  { label: '£5 off', kind: 'poundsOff', amount: 500, weight: 20, stock: 2 },
  { label: 'A free registration', kind: 'registration', weight: 5, stock: 1 },
  { label: 'Free delivery', kind: 'freeDelivery', weight: 25, stock: 5 },
  { label: '10% off', kind: 'percentOff', amount: 10, weight: 20, stock: 5 },
  { label: 'Not this time', kind: 'nothing', weight: 30 },
]

/** A campaign that is open for a month from today; its id. */
export async function wheelOpen(register: TestRegister, prizes: Prizes = PRIZES): Promise<string> {
  const today = londonDate(register.clock.now())
  const asked = { name: 'Spring wheel', opensOn: today, closesOn: daysAfter(today, 30), prizes, reason: 'Spring' }
  return (await deskOf(() => register)(makeWheelCampaign, asked)).campaignId
}

/** Of which one kind of prize is all that can be won. */
export const only = (kind: 'registration' | 'percentOff' | 'poundsOff' | 'freeDelivery' | 'nothing', amount = 10): Prizes => [
  { label: 'This', kind, amount, weight: 1_000_000 },
  { label: 'That', kind, amount, weight: 1 },
]

export const WORD = 'a'.repeat(32)
