import { PEOPLE } from '#database/seed/people.ts'
import { createPaymentIntent1 } from '#features/payments/contract.ts'
import { engraveTag, sendTag } from '#features/staff/contract.ts'
import { orderTailTag } from '#features/tagOrders/contract.ts'
import { pinOf, tokenOf } from '#features/tailtag/codes.ts'
import { activateTag, addScanTracking } from '#features/tailtag/contract.ts'
import type { Act, Year } from './year.ts'

const ORDERED = 226

/** Toby orders a tag for a dog that isn’t on the register, activates it, and people scan it. */
export const tagActs: readonly Act[] = ((): Act[] => {
  let orderId = ''
  let token = ''
  const scanned = (daysAgo: number, message = ''): Act => ({
    daysAgo,
    happens: ({ as }) => as(null)(addScanTracking, { token, message, placeWords: 'Cave Hill Country Park' }),
  })
  return [
    {
      daysAgo: ORDERED,
      happens: async (year) => {
        orderId = await order(year)
      },
    },
    {
      daysAgo: ORDERED - 2,
      happens: async ({ as }) => {
        await as('staff')(engraveTag, { orderId })
        await as('staff')(sendTag, { orderId, carrier: 'Royal Mail', tracking: 'RM 7710 3382 4GB' })
      },
    },
    {
      daysAgo: ORDERED - 5,
      happens: async (year) => {
        token = await activate(year, orderId)
      },
    },
    scanned(180),
    scanned(122, 'He was chasing a ball on his own. He’s with us by the gate.'),
    scanned(64),
    scanned(21),
  ]
})()

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

/** The PIN comes with the tag, in the parcel. */
async function activate({ as, register }: Year, orderId: string): Promise<string> {
  const { db, services } = register
  const { tagId } = await db.selectFrom('tagOrder').select('tagId').where('id', '=', orderId).executeTakeFirstOrThrow()
  if (!tagId) throw new Error('The tag isn’t made')
  const token = tokenOf(services, tagId)
  await as('toby')(activateTag, {
    token,
    pin: pinOf(services, tagId, 0),
    card: { name: 'Finn', species: 'dog', looks: 'Red setter cross' },
  })
  return token
}
