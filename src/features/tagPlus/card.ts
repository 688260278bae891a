import { type Because, because } from '#platform/law/clause.ts'
import { CANCELLING } from './lifecycle.ts'
import { refundNow } from './refund.ts'
import { planOf, type Row, works } from './rows.ts'

/** A subscription as its holder sees it. */
export function subscriptionCard(row: Row, now: Date) {
  const { id, status, periodEnd, endsThen, pence, createdAt } = row
  const { code, name } = planOf(row)
  const isWorking = works(row)
  return {
    id,
    plan: code,
    name,
    status,
    works: isWorking,
    nextCharge:
      isWorking && !endsThen && status !== 'pastDue' && periodEnd ? { at: periodEnd, amount: { pence, currency: 'GBP' as const } } : null,
    endsAt: isWorking && endsThen ? periodEnd : null,
    refundUntil: refundNow(row, now) > 0 ? row.refundUntil : null,
    begunAt: createdAt,
    can: { cancel: mayCancel(row), keep: mayKeep(row) },
  }
}

const OVER = because(CANCELLING.clause, 'It’s over')

const mayCancel = (row: Row): true | Because => {
  if (!works(row)) return OVER
  return row.endsThen ? because(CANCELLING.clause, 'You’ve cancelled it already') : true
}

const mayKeep = (row: Row): true | Because => {
  if (!works(row)) return OVER
  return row.endsThen ? true : because(CANCELLING.clause, 'It isn’t cancelled')
}
