import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { Seller } from './invoices.ts'
import { paymentLife } from './lifecycle.ts'
import { withoutVat } from './policy.ts'
import { cardAccountOf } from './provider.ts'
import type { Payable, Purpose } from './shapes.ts'

export type Priced = Exclude<Payable, string>

interface Asked {
  accountId: string
  purpose: Purpose
  thingId: string
  startNow?: boolean
  by: 'holder' | 'Staff'
}

/** PAY-1 Writes down what is asked for a thing, which has no payment yet. */
export async function ask({ db, now, start, services }: LawTools & { services: Seller }, asked: Asked, payable: Priced) {
  const { accountId, purpose, thingId, startNow = false, by } = asked
  const { pence, description } = payable
  const { vatPence, lines } = services.config.VAT_NUMBER ? payable : withoutVat(payable)
  const [id, status, cardAccount] = [newId(), 'open' as const, cardAccountOf(purpose)]
  const facts = { accountId, purpose, thingId, cardAccount, description, pence, vatPence }
  const row = await db
    .insertInto('payment')
    .values({ ...facts, id, status, statusAt: now, lines: JSON.stringify(lines), createdAt: now, startAskedAt: startNow ? now : null })
    .returningAll()
    .executeTakeFirstOrThrow()
  await start(paymentLife, 'ask', { id, status }, by, { purpose, thingId, pence })
  return { ...row, purpose, cardAccount, lines }
}
