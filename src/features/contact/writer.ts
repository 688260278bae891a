import { addresseesOf } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Addressee } from '#platform/jobs/notify.ts'

/** Whoever wrote to us, as our e-mails reach them: someone who has an account with this address finds their security word in them. */
export async function writerOf(db: Db, { id, email, name }: { id: string; email: string; name: string | null }): Promise<Addressee> {
  const known = (await addresseesOf(db, [{ id, toEmail: email, toMobile: null }])).get(id)
  return { email, name, antiPhishingWord: known?.antiPhishingWord ?? null }
}
