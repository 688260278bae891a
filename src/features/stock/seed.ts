import { ensure } from '#database/seed/ensure.ts'
import { PEOPLE } from '#database/seed/people.ts'
import type { SeedContext } from '#features/accounts/points.ts'
import { ask } from '#features/payments/ask.ts'
import { issueInvoice, type Seller } from '#features/payments/invoices.ts'
import { writeReceived } from '#features/payments/recordPayment.ts'
import { daysAfter, earlier, later, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { Extensions } from '#platform/extension.ts'
import { type LawTools, lawOn } from '#platform/law/tools.ts'
import { EXAMPLE_COMPANY } from '#platform/server/config.ts'
import { allocate, takeChips } from './allocation.ts'
import { takeIn } from './batches.ts'
import { dispatchOrder, receiveOrder } from './delivery.ts'
import { chipOrderLife } from './lifecycle.ts'
import { orderPaid, orderToPay } from './orders.ts'

const RECEIVED_DAYS_AGO = 40
const ORDERED_DAYS_AGO = 33

/** Two batches of chips, and a pack of 25 with registrations that Idris ordered, paid and received. */
export async function seedStock({ db, now, people, extensions }: SeedContext): Promise<void> {
  const came = earlier(now, { days: RECEIVED_DAYS_AGO })
  const inDays = (days: number) => daysAfter(londonDate(now), days)
  const [soon, late] = [
    { code: 'DM-2024-118', from: '981100004701001', to: '981100004701200', expiresOn: inDays(300) },
    { code: 'DM-2026-031', from: '981100004820001', to: '981100004820500', expiresOn: inDays(1400) },
  ]
  for (const batch of [soon, late]) await takeIn(lawOn(db, came, null), { ...batch, manufacturer: 'Datamars' })
  await order(db, earlier(now, { days: ORDERED_DAYS_AGO }), people.idris, extensions)
}

async function order(db: Db, placedAt: Date, implanterId: string, extensions: Extensions) {
  const chips = 25
  const ranges = await takeChips(db, chips, placedAt)
  const pack = await db.selectFrom('chipPack').selectAll().where('size', '=', chips).executeTakeFirstOrThrow()
  ensure(ranges, 'The demo stock has too few chips')
  const [id, status, pence] = [newId(), 'placed' as const, pack.penceWithRegistrations]
  const { name, line1, town, postcode } = PEOPLE.idris
  await db
    .insertInto('chipOrder')
    .values({
      id,
      status,
      statusAt: placedAt,
      implanterId,
      quantity: chips,
      withRegistrations: true,
      packs: JSON.stringify([{ size: chips, quantity: 1, pence, chipPence: pack.pence }]),
      pence,
      delivery: JSON.stringify({ name, address: { line1, line2: '', town, county: '', postcode } }),
      reservedUntil: later(placedAt, { minutes: 30 }),
      createdAt: placedAt,
    })
    .execute()
  await allocate(db, id, ranges)
  await lawOn(db, placedAt, implanterId).start(chipOrderLife, 'place', { id, status }, 'Implanter', { chips })

  const paying = { ...lawOn(db, later(placedAt, { minutes: 4 }), null), extensions, services: { config: EXAMPLE_COMPANY } }
  await payByTelephone(paying, id, implanterId)
  await orderPaid(paying, id)
  await dispatchOrder(lawOn(db, later(placedAt, { days: 1 }), null), id, 'RM 4821 7730 5GB')
  const came = lawOn(db, later(placedAt, { days: 3 }), implanterId)
  await receiveOrder(came, id, 'holder', new Set())
}

/** With no card provider at hand, Idris pays on the telephone. */
async function payByTelephone(tools: LawTools & { services: Seller }, orderId: string, accountId: string): Promise<void> {
  const payable = await orderToPay(tools.db, orderId, accountId, tools.now)
  ensure(typeof payable !== 'string' && payable, 'The demo order can’t be paid')
  const payment = await ask(tools, { accountId, purpose: 'chipsOrder', thingId: orderId, by: 'Staff' }, payable)
  await writeReceived(tools, payment, { receivedBy: 'telephone', reference: 'Terminal 2, slip 0417' })
  await issueInvoice(tools, { ...payment, paidAt: tools.now })
}
