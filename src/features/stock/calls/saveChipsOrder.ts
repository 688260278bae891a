import { accountToChange } from '#features/accounts/queries.ts'
import { vatIn, vatRateOf } from '#features/payments/policy.ts'
import { later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { answer } from '#platform/server/answer.ts'
import { countText } from '#platform/text/counttext.ts'
import { type Allowance, allocate, allowanceOf, takeChips } from '../allocation.ts'
import { allowanceWords } from '../allowancewords.ts'
import { saveChipsOrder } from '../contract.ts'
import { chipOrderLife, RESERVED_MINUTES } from '../lifecycle.ts'
import { mayOrderByCertificate, orderingStop } from '../queries.ts'

export default answer(saveChipsOrder, async (context) => {
  const { input, who, db, now, services, refuse, start } = context
  await accountToChange(db, who.id)
  if (!(await mayOrderByCertificate(context, who.id))) throw refuse('notVerified')
  const stop = await orderingStop(context, who.id)
  if (stop) throw refuse('notNow', { because: stop })
  const packs = await priced(db, input)
  const chips = packs.reduce((sum, { size, quantity }) => sum + size * quantity, 0)
  const allowance = await allowanceOf(db, who.id, now)
  if (chips > allowance.most) throw refuse('tooMany', { because: tooMany(chips, allowance), field: 'packs' })

  const ranges = await takeChips(db, chips, now)
  if (!ranges) throw refuse('soldOut', { field: 'packs' })
  const pence = packs.reduce((sum, pack) => sum + pack.pence * pack.quantity, 0)
  const [id, status] = [newId(), 'placed' as const]
  const order = { id, status, statusAt: now, implanterId: who.id, quantity: chips, withRegistrations: input.withRegistrations, pence }
  const until = later(now, { minutes: RESERVED_MINUTES })
  await db
    .insertInto('chipOrder')
    .values({ ...order, packs: JSON.stringify(packs), delivery: JSON.stringify(input.delivery), reservedUntil: until, createdAt: now })
    .execute()
  await allocate(db, id, ranges)
  await start(chipOrderLife, 'place', { id, status }, 'Implanter', { chips })
  return {
    orderId: id,
    chips,
    amount: { pence, currency: 'GBP' },
    vat: { pence: vatIn(pence, vatRateOf(services.config)), currency: 'GBP' },
  }
})

/** Each size once, with our price for one pack of it. */
async function priced(db: Db, input: { packs: { size: number; quantity: number }[]; withRegistrations: boolean }) {
  const wanted = new Map<number, number>()
  for (const { size, quantity } of input.packs) wanted.set(size, (wanted.get(size) ?? 0) + quantity)
  const prices = await db
    .selectFrom('chipPack')
    .selectAll()
    .where('size', 'in', [...wanted.keys()])
    .orderBy('size')
    .execute()
  return prices.map(({ size, pence, penceWithRegistrations }) => ({
    size,
    quantity: wanted.get(size) ?? 0,
    pence: input.withRegistrations ? penceWithRegistrations : pence,
    chipPence: pence,
  }))
}

const tooMany = (chips: number, allowance: Allowance): Because =>
  because('STOCK-1', `You’ve chosen ${countText(chips)} chips. ${allowanceWords(allowance)}`)
