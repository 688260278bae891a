import type { Db } from '#platform/database/db.ts'
import type { Addressee } from '#platform/jobs/notify.ts'

interface Named {
  id: string
  toEmail: string | null
  toMobile: string | null
}

/** How to reach those to whom offers are made, by offer: somebody whose e-mail is confirmed by name, anybody else without. */
export async function addresseesOf(db: Db, offers: readonly Named[]): Promise<Map<string, Addressee>> {
  const emails = offers.flatMap(({ toEmail }) => toEmail ?? [])
  const known = emails.length === 0 ? [] : await confirmedAccounts(db, emails)
  const byEmail = new Map(known.map((account) => [account.email, account]))
  return new Map(offers.map((offer) => [offer.id, addressee(offer, byEmail.get(offer.toEmail ?? ''))]))
}

const confirmedAccounts = (db: Db, emails: string[]) =>
  db
    .selectFrom('account')
    .select(['name', 'email', 'antiPhishingWord'])
    .where('email', 'in', emails)
    .where('emailVerifiedAt', 'is not', null)
    .where('status', '<>', 'closed')
    .execute()

function addressee({ toEmail, toMobile }: Named, account: { name: string; antiPhishingWord: string | null } | undefined): Addressee {
  return { email: toEmail, mobile: toMobile, name: account?.name ?? 'there', antiPhishingWord: account?.antiPhishingWord ?? null }
}
