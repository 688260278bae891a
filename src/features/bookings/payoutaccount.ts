import * as z from 'zod'
import type { Db } from '#platform/database/db.ts'
import type { TransactionServices } from '#platform/server/services.ts'

const Kept = z.object({ sortCode: z.string(), accountNumber: z.string() })
export interface BankAccount extends z.output<typeof Kept> {
  /** As the bank knows it, which checks it before it pays. */
  holderName: string
}

const purposeOf = (accountId: string) => `payouts/${accountId}`
const SHOWN = 3

interface Saving {
  db: Db
  now: Date
  services: Pick<TransactionServices, 'vault'>
}

/** Keeps where an implanter is paid, so that whoever reads the database alone doesn't read it; the digits that are shown. */
export async function saveBankAccount(
  { db, now, services }: Saving,
  accountId: string,
  { holderName, ...bank }: BankAccount,
): Promise<string> {
  const ending = bank.accountNumber.slice(-SHOWN)
  const kept = { sealed: services.vault.seal(purposeOf(accountId), JSON.stringify(bank)), ending, holderName, changedAt: now }
  await db
    .insertInto('payoutAccount')
    .values({ accountId, ...kept })
    .onConflict((one) => one.column('accountId').doUpdateSet(kept))
    .execute()
  return ending
}

/** Where an implanter is paid; null where they haven't said so. */
export async function bankAccountOf(
  { db, services }: Omit<Saving, 'now'>,
  accountId: string,
): Promise<(z.output<typeof Kept> & { holderName: string | null }) | null> {
  const row = await db.selectFrom('payoutAccount').select(['sealed', 'holderName']).where('accountId', '=', accountId).executeTakeFirst()
  return row ? { ...Kept.parse(JSON.parse(services.vault.open(purposeOf(accountId), row.sealed))), holderName: row.holderName } : null
}
