import { vatRateOf } from '#features/payments/policy.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { answer } from '#platform/server/answer.ts'
import { allowanceOf, freeNumbers } from '../allocation.ts'
import { chipPacksList } from '../contract.ts'
import { countOf } from '../picking.ts'
import { askedForBy } from '../queries/allowances.ts'
import { mayOrderByCertificate, orderingStop } from '../queries.ts'
import { PackSize } from '../shapes.ts'

export default answer(chipPacksList, async (context) => {
  const { who, db, now, services } = context
  const packs = await db.selectFrom('chipPack').selectAll().orderBy('size').execute()
  const allowance = await allowanceOf(db, who.id, now)
  const inStock = countOf(await freeNumbers(db, now))
  return {
    packs: packs.map(({ size, pence, penceWithRegistrations }) => ({
      size: PackSize.parse(size),
      price: { pence, currency: 'GBP' as const },
      priceWithRegistrations: { pence: penceWithRegistrations, currency: 'GBP' as const },
      inStock: inStock >= size,
    })),
    vatRate: vatRateOf(services.config),
    mostChips: allowance.most,
    allowance,
    askedFor: await askedForBy(db, who.id),
    may: mayOrder(await mayOrderByCertificate(context, who.id), allowance.most, await orderingStop(context, who.id)),
  }
})

function mayOrder(isVerified: boolean, most: number, stop: Because | null): true | Because {
  if (!isVerified) return WHY_NOT.notVerified
  if (stop) return stop
  return most > 0 || WHY_NOT.underWay
}

const WHY_NOT = {
  notVerified: because('STOCK-1', 'You need a verified certificate to order. Your profile shows what we’re waiting for.'),
  underWay: because('STOCK-1', 'The chips on their way to you take you up to your limit. Confirm delivery, then order again.'),
}
