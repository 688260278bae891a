import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { reachableEmail } from '#platform/contract/noemail.ts'
import type { Db } from '#platform/database/db.ts'
import { shownLandline, shownMobile } from '#platform/text/mobile.ts'
import { shortId } from './commandline/shortid.ts'

interface Person {
  name: string
  email: string
  mobile: string | null
  landline?: string | null
}

/** Somebody with how to reach them: "Anna Whitfield, anna@example.org, 07700 900101". */
export const reachWords = ({ name, email, mobile, landline }: Person) =>
  [name, reachableEmail(email), mobile && shownMobile(mobile), landline && shownLandline(landline)].filter(Boolean).join(', ')

/** What a command calls somebody: their e-mail address, or their id where they have none. */
export const calledBy = ({ id, email }: { id: string; email: string }) => reachableEmail(email) ?? shortId(id)

/** The command that lists what somebody paid. */
export const paymentsOf = ({ id, email }: { id: string; email: string }) =>
  `npm run staff -- list-payments ${reachableEmail(email) ?? `--account-id ${shortId(id)}`}`

/** The account of somebody who rings, until it’s closed; held until the transaction ends. */
export const accountOf = (db: Db, id: string) =>
  db.selectFrom('account').selectAll().where('id', '=', id).where('status', '<>', 'closed').forUpdate().executeTakeFirst()

/** Somebody by name and e-mail address. */
export async function personWords(db: Db, accountId: string | null): Promise<string> {
  if (!accountId) return 'someone without an account'
  const person = await db.selectFrom('account').select(['name', 'email']).where('id', '=', accountId).executeTakeFirst()
  return person ? `${person.name} (${reachableEmail(person.email) ?? 'no e-mail address'})` : 'someone whose account is gone'
}

/** An animal by its name and the number of its chip. */
export async function animalWords(db: Db, petId: string): Promise<string> {
  const animal = await db
    .selectFrom('pet')
    .leftJoin('chip', (join) => join.onRef('chip.petId', '=', 'pet.id').on('chip.supersededAt', 'is', null))
    .select(['pet.name', 'chip.number'])
    .where('pet.id', '=', petId)
    .executeTakeFirst()
  if (!animal) return 'an animal'
  return animal.number ? `${animal.name} (${groupChipNumber(animal.number)})` : animal.name
}

/** Who keeps an animal now, by name and e-mail address. */
export async function keeperWords(db: Db, petId: string): Promise<string> {
  const { keeperId } = await db.selectFrom('pet').select('keeperId').where('id', '=', petId).executeTakeFirstOrThrow()
  return personWords(db, keeperId)
}

const people = (db: Db) => db.selectFrom('account').select(['id', 'name', 'email', 'mobile', 'landline'])

/** People with how to reach each, by their ids. */
export async function reachOf(db: Db, accountIds: readonly (string | null)[]): Promise<(id: string | null) => string> {
  const ids = accountIds.filter((id) => id !== null)
  const rows = ids.length === 0 ? [] : await people(db).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((person) => [person.id, reachWords(person)]))
  return (id) => byId.get(id ?? '') ?? ''
}

/** The same by the e-mail addresses of accounts. */
export async function reachByEmail(db: Db, emails: readonly string[]): Promise<(email: string) => string> {
  const rows = emails.length === 0 ? [] : await people(db).where('email', 'in', emails).execute()
  const byEmail = new Map(rows.map((person) => [person.email, reachWords(person)]))
  return (email) => byEmail.get(email) ?? email
}

/** Who paid these payments, with how to reach them, and for what. */
export async function payersOf(db: Db, paymentIds: readonly string[]) {
  const rows =
    paymentIds.length === 0
      ? []
      : await db.selectFrom('payment').select(['id', 'accountId', 'description']).where('id', 'in', paymentIds).execute()
  const reach = await reachOf(
    db,
    rows.map(({ accountId }) => accountId),
  )
  const byId = new Map(rows.map(({ id, accountId, description }) => [id, { payer: reach(accountId), description }]))
  return (paymentId: string) => byId.get(paymentId) ?? { payer: '', description: '' }
}
