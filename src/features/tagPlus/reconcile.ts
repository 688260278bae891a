import { later } from '#platform/clock/clock.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { COOLING_OFF_DAYS, subscriptionLife } from './lifecycle.ts'
import * as say from './messages.ts'
import type { Said } from './provider.ts'
import { lockSubscription, planOf, type Row, subscriptionsOf, works } from './rows.ts'

/** Writes down what the provider said of a subscription, and tells its holder what has changed. Said again, it changes nothing. `tellsEnd`: that it ends or is over, unless the caller says so. */
export async function reconcileSubscription(tools: TransactionContext, id: string, said: Said, { tellsEnd = true } = {}): Promise<void> {
  const row = await lockSubscription(tools.db, id)
  if (!row || isOver(row)) return
  if (row.status === 'begun' && (await hasAnother(tools, row))) return endDuplicate(tools, row, said)
  const charged = said.lastCharge && said.lastCharge.intentId !== row.chargedIntent ? said.lastCharge : null
  const now = { ...row, periodEnd: said.periodEnd, endsThen: said.endsThen }
  await tools.db
    .updateTable('subscription')
    .set({ providerId: said.id, customer: said.customer, periodEnd: said.periodEnd, endsThen: said.endsThen })
    .where('id', '=', id)
    .execute()
  if (charged) await writeCharge(tools, row, charged)
  await move(tools, now, said, tellsEnd)
  const isCancelled = said.endsThen && !row.endsThen && said.status !== 'cancelled'
  if (isCancelled && tellsEnd) await tools.notify(row.accountId, say.cancelled({ endsAt: said.periodEnd, refunded: 0 }))
}

const isOver = ({ status }: Row) => status === 'lapsed' || status === 'ended' || status === 'abandoned'

/** PLUS-6: a first payment, one that ends a trial and one for a further year can be had back for 14 days. */
async function writeCharge({ db, notify }: TransactionContext, row: Row, { intentId, pence, at }: NonNullable<Said['lastCharge']>) {
  const isFirst = row.chargedIntent === null
  const refundUntil = isFirst || planOf(row).every === 'year' ? later(at, { days: COOLING_OFF_DAYS }) : null
  await db
    .updateTable('subscription')
    .set({ chargedIntent: intentId, chargedAt: at, chargedPence: pence, refundUntil, chases: 0 })
    .where('id', '=', row.id)
    .execute()
  await notify(row.accountId, say.charged({ plan: planOf(row).name, pence, refundUntil }))
}

async function move(tools: TransactionContext, row: Row, said: Said, tellsEnd: boolean): Promise<void> {
  const { transition, notify } = tools
  const to = moveFor(row, said)
  if (!to) return
  await transition(subscriptionLife, to, row.id, 'payments')
  if (to === 'try') await notify(row.accountId, say.trialBegan({ ...planOf(row), until: said.periodEnd }))
  if (to === 'fail') await notify(row.accountId, say.paymentFailed(planOf(row)))
  if (to === 'lapse') await notify(row.accountId, say.lapsed())
  if (to === 'end' && tellsEnd) await notify(row.accountId, say.ended())
}

/** What happens with a subscription of ours when the provider says how it stands with it. */
function moveFor({ status }: Row, said: Said): 'try' | 'pay' | 'fail' | 'lapse' | 'end' | null {
  if (said.status === 'trialing') return status === 'begun' ? 'try' : null
  if (said.status === 'active') return status === 'active' ? null : 'pay'
  if (said.status === 'pastDue' || said.status === 'unpaid') return status === 'pastDue' ? null : 'fail'
  if (said.status !== 'cancelled' || status === 'begun') return null
  return status === 'pastDue' && !said.endsThen ? 'lapse' : 'end'
}

const hasAnother = async ({ db }: TransactionContext, { id, accountId }: Row) =>
  (await subscriptionsOf(db, accountId)).some((other) => other.id !== id && works(other))

/** Somebody who finished two pages keeps the first: the other ends, and what was paid for it goes back. */
async function endDuplicate({ db, transition, queue }: TransactionContext, row: Row, said: Said): Promise<void> {
  await db.updateTable('subscription').set({ providerId: said.id, customer: said.customer }).where('id', '=', row.id).execute()
  await transition(subscriptionLife, 'abandon', row.id, 'payments')
  await queue('endDuplicateSubscription', {
    providerId: said.id,
    intentId: said.lastCharge?.intentId ?? null,
    pence: said.lastCharge?.pence ?? 0,
  })
}
