import type { ExpressionBuilder } from 'kysely'
import type { DB } from '#database/types.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { forgetAnswers } from './forgetAnswers.ts'
import { insuranceQuoteLife } from './lifecycle.ts'
import { OPEN } from './policy.ts'

/** A person’s quotes and policies, with what they answered as long as that is kept, and what the insurer was told. */
export const insuranceData = {
  insuranceQuotes: (db: Db, accountId: string) =>
    db
      .selectFrom('insuranceQuote')
      .select(['petId', 'petName', 'species', 'status', 'statusAt', 'answers', 'offers', 'cover', 'pays', 'annualPence', 'insurer'])
      .select(['shared', 'policyNumber', 'startsOn', 'endsOn', 'reason', 'createdAt', 'expiresAt', 'referredAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
}

/** Whoever has applied is told what the insurer decides. */
export const waitsForInsurer = (account: ExpressionBuilder<DB, 'account'>) =>
  account.exists(
    account
      .selectFrom('insuranceQuote')
      .select('insuranceQuote.id')
      .whereRef('insuranceQuote.accountId', '=', 'account.id')
      .where('insuranceQuote.status', '=', 'referred'),
  )

/** INS-8: a quote that the insurer hasn't been told of ends with the account. */
export async function endQuotes({ db, now, transition }: TransactionContext, accountId: string): Promise<void> {
  const open = await db.selectFrom('insuranceQuote').select('id').where('accountId', '=', accountId).where('status', 'in', OPEN).execute()
  for (const { id } of open) await transition(insuranceQuoteLife, 'withdraw', id, 'clock')
  await forgetAnswers(
    db,
    now,
    open.map(({ id }) => id),
  )
}

/** Of somebody who is forgotten nothing stays that was answered, nor which policy they have: the insurer knows that. */
export const forgetQuotes = async (db: Db, accountIds: readonly string[]): Promise<void> => {
  await db
    .updateTable('insuranceQuote')
    .set({ answers: null, offers: null, email: null, petName: null })
    .where('accountId', 'in', [...accountIds])
    .execute()
}
