import { payoutsToPay } from '#features/bookings/payouts.ts'
import { answer } from '#platform/server/answer.ts'
import { listPayouts } from '../contract.ts'
import { pounds } from '../money.ts'
import { commandFor } from '../next.ts'

export default answer(listPayouts, async ({ db }) => ({
  items: (await payoutsToPay(db).limit(500).execute()).map(({ id, createdAt, pence, visits, name, email, fromDay, toDay, ending }) => ({
    payoutId: id,
    since: createdAt,
    implanter: name,
    email: email ?? '',
    amount: pounds(pence),
    visits: visits ?? 0,
    from: fromDay,
    to: toDay,
    accountEnding: ending ?? '',
    next: [commandFor('show-payout-account', id), commandFor('record-payout', id, '--reference "…"')],
  })),
}))
