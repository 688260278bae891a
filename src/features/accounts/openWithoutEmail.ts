import { noEmail } from '#platform/contract/noemail.ts'
import { newId } from '#platform/database/id.ts'
import { type LawTools, lawOn } from '#platform/law/tools.ts'
import { accountLife } from './lifecycle.ts'
import { addProfile } from './openAccount.ts'

interface Person {
  name: string
  landline: string | null
  line1: string
  line2: string | null
  town: string
  county: string | null
  postcode: string
}

/** ACC-2 Opens the account of a keeper who has neither e-mail nor mobile. Nobody can sign in to it: they ring us, and we write to them. */
export async function openWithoutEmail({ db, now }: Pick<LawTools, 'db' | 'now'>, person: Person) {
  const id = newId()
  const { name, landline, line1, line2, town, county, postcode } = person
  const details = { name, landline, line1, line2, town, county, postcode }
  const account = {
    id,
    status: 'active' as const,
    email: noEmail(id),
    passwordHash: '',
    createdAt: now,
    contactConfirmedAt: now,
    ...details,
  }
  await db.insertInto('account').values(account).execute()
  const { start } = lawOn(db, now, id)
  await start(accountLife, 'bringIn', account, 'Staff', { profileType: 'Customer' })
  await addProfile({ db, now, start }, id, { type: 'Customer' })
  return { id, name, email: account.email }
}
