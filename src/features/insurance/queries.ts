import type { Selectable } from 'kysely'
import type { InsuranceQuote } from '#database/types.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import type { TransactionServices } from '#platform/server/services.ts'
import { opens } from './privateLink.ts'

export type QuoteRow = Selectable<InsuranceQuote>

export const quoteById = (db: Db, id: string) => db.selectFrom('insuranceQuote').selectAll().where('id', '=', id).executeTakeFirst()

interface Asking {
  db: Db
  who: Person | null
  services: Pick<TransactionServices, 'codes'>
  input: { quoteId: string; key?: string | undefined }
}

/**
 * The quote, for its holder: the account that keeps it; of one that no account keeps, whoever has its key, or the account with the confirmed
 * address to which its link went. To everybody else it is as absent as one that doesn't exist.
 */
export async function quoteFor({ db, who, services, input }: Asking): Promise<QuoteRow | undefined> {
  const quote = await quoteById(db, input.quoteId)
  return quote && (await isHolder({ db, who, services, input }, quote)) ? quote : undefined
}

/** The same, held until the transaction ends. */
export async function lockQuote(asking: Asking): Promise<QuoteRow | undefined> {
  await asking.db.selectFrom('insuranceQuote').select('id').where('id', '=', asking.input.quoteId).forUpdate().execute()
  return quoteFor(asking)
}

async function isHolder({ db, who, services, input }: Asking, quote: QuoteRow): Promise<boolean> {
  if (quote.accountId !== null) return quote.accountId === who?.id
  if (opens(services, quote.id, input.key)) return true
  return who !== null && quote.email !== null && quote.email === (await confirmedEmail(db, who.id))
}

/** The e-mail address of an account, once it is confirmed. */
export async function confirmedEmail(db: Db, accountId: string): Promise<string | null> {
  const { email, emailVerifiedAt } = await db
    .selectFrom('account')
    .select(['email', 'emailVerifiedAt'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return emailVerifiedAt ? email : null
}

/** The quotes of an account, and those whose link went to its address. */
export const quotesOf = (db: Db, { accountId, email }: { accountId: string; email: string | null }) =>
  db
    .selectFrom('insuranceQuote')
    .selectAll()
    .where('status', '<>', 'withdrawn')
    .where((row) =>
      row.or([row('accountId', '=', accountId), ...(email ? [row.and([row('accountId', 'is', null), row('email', '=', email)])] : [])]),
    )

/** What waits for the insurer, the longest first: applications, and quotes that it gave no price for. */
export const undecidedQuotes = (db: Db) =>
  db
    .selectFrom('insuranceQuote')
    .select(['id', 'status', 'statusAt', 'insurer', 'insurerReference', 'cover', 'annualPence'])
    .where('status', 'in', ['referred', 'details'])
    .orderBy('statusAt')
    .orderBy('id')
    .limit(500)
    .execute()
