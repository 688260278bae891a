import { accountById } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { payoutLife } from './lifecycle.ts'
import { payoutPaid, payoutReturned } from './messages.ts'
import { bankAccountOf } from './payoutaccount.ts'
import { PAYOUT_REFUSED } from './refusals.ts'

/** What waits to be paid to implanters, the oldest first. */
export const payoutsToPay = (db: Db) =>
  db
    .selectFrom('payout')
    .innerJoin('account', 'account.id', 'payout.implanterId')
    .leftJoin('payoutAccount as bank', 'bank.accountId', 'payout.implanterId')
    .select([
      'payout.id',
      'payout.createdAt',
      'payout.pence',
      'payout.fromDay',
      'payout.toDay',
      'account.name',
      'account.email',
      'bank.ending',
    ])
    .select((row) =>
      row
        .selectFrom('payoutVisit')
        .select((count) => count.fn.countAll<number>().as('visits'))
        .whereRef('payoutVisit.payoutId', '=', 'payout.id')
        .as('visits'),
    )
    .where('payout.status', '=', 'prepared')
    .orderBy('payout.createdAt')
    .orderBy('payout.id')

/** Where a payout goes, for who pays it. */
export async function whereToPay({ db, services }: Pick<TransactionContext, 'db' | 'services'>, payoutId: string) {
  const payout = await lockPayout(db, payoutId)
  const bank = await bankAccountOf({ db, services }, payout.implanterId)
  if (!bank) throw refusedBy(PAYOUT_REFUSED, 'noAccount')
  const { holderName, ...digits } = bank
  // Of an account that was given before we asked for its holder, only who has it is known.
  const name = holderName ?? (await accountById(db, payout.implanterId)).name
  return { name, pence: payout.pence, ...digits }
}

/** PAYOUT-2 Writes down that a payout was paid, with what stands on the transfer. */
export async function recordPayout({ db, transition, notify }: TransactionContext, payoutId: string, reference: string): Promise<number> {
  const { implanterId, pence } = await lockPayout(db, payoutId)
  await db.updateTable('payout').set({ reference }).where('id', '=', payoutId).execute()
  await transition(payoutLife, 'pay', payoutId, 'Staff', { reference })
  await notify(implanterId, payoutPaid(pence, reference))
  return pence
}

/** PAYOUT-3 Writes down that a payout didn't arrive: what it was for is owed again. */
export async function returnPayout({ db, transition, notify }: TransactionContext, payoutId: string, why: string): Promise<number> {
  const { implanterId, pence } = await lockPayout(db, payoutId)
  await transition(payoutLife, 'return', payoutId, 'Staff')
  await notify(implanterId, payoutReturned(pence, why))
  return pence
}

async function lockPayout(db: Db, payoutId: string) {
  const payout = await db.selectFrom('payout').selectAll().where('id', '=', payoutId).forUpdate().executeTakeFirst()
  if (!payout) throw refusedBy(PAYOUT_REFUSED, 'noSuchPayout')
  return payout
}
