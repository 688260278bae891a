import { ensure } from '#database/seed/ensure.ts'
import { PEOPLE } from '#database/seed/people.ts'
import { createPaymentIntent1 } from '#features/payments/contract.ts'
import { engraveTag, sendTag } from '#features/staff/contract.ts'
import { orderTailTag } from '#features/tagOrders/contract.ts'
import { pinOf, tokenOf } from '#features/tailtag/codes.ts'
import { activateTag, addScanTracking } from '#features/tailtag/contract.ts'
import { type Act, actsAbout, type Year } from './year.ts'

const ORDERED = 226

const scanned = (daysAgo: number, message = '') => ({
  daysAgo,
  happens: async (year: Year, orderId: string) =>
    year.as(null)(addScanTracking, { token: (await tagOf(year, orderId)).token, message, placeWords: 'Cave Hill Country Park' }),
})

/** Toby orders a tag for a dog that isn’t on the register, activates it, and people scan it. */
export const tagActs: readonly Act[] = actsAbout(ORDERED, order, [
  {
    daysAgo: ORDERED - 2,
    happens: async ({ as }, orderId) => {
      await as('staff')(engraveTag, { orderId })
      await as('staff')(sendTag, { orderId, carrier: 'Royal Mail', tracking: 'RM 7710 3382 4GB' })
    },
  },
  {
    daysAgo: ORDERED - 5,
    happens: async (year, orderId) =>
      year.as('toby')(activateTag, { ...(await tagOf(year, orderId)), card: { name: 'Finn', species: 'dog', looks: 'Red setter cross' } }),
  },
  scanned(180),
  scanned(122, 'He was chasing a ball on his own. He’s with us by the gate.'),
  scanned(64),
  scanned(21),
])

async function order({ as, pay }: Year): Promise<string> {
  const { name, mobile, line1, town, postcode } = PEOPLE.toby
  const { orderId } = await as('toby')(orderTailTag, {
    design: { shape: 'disc', size: 'small', finish: 'steel' },
    engraving: { name, address: line1, postcode, phone: mobile },
    delivery: { name, address: { line1, line2: '', town, county: '', postcode } },
    knowsNoReturn: true,
  })
  await pay('toby', await as('toby')(createPaymentIntent1, { for: 'tailTag', id: orderId }))
  return orderId
}

/** What stands on the tag of an order, and the PIN that comes with it in the parcel. */
async function tagOf({ register: { db, services } }: Year, orderId: string) {
  const { tagId } = await db.selectFrom('tagOrder').select('tagId').where('id', '=', orderId).executeTakeFirstOrThrow()
  ensure(tagId, 'The tag isn’t made')
  return { token: tokenOf(services, tagId), pin: pinOf(services, tagId, 0) }
}
