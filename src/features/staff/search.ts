import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '#database/types.ts'
import { groupChipNumber, ungrouped } from '#knowledge/chipnumbers/group.ts'
import { Mobile, Postcode } from '#platform/contract/contacts.ts'
import type { Db } from '#platform/database/db.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import type { Found } from './found.ts'
import { commandFor } from './next.ts'
import { reachOf, reachWords } from './people.ts'

/** How many of each kind are shown: whoever finds more has to say more. */
const MOST = 25

/** The people, their animals and what is about them, from whatever the caller on the phone can say. */
export async function findFor(db: Db, words: string): Promise<Found[]> {
  const named = await peopleLike(db, words)
  const animals = await animalsLike(
    db,
    words,
    named.map(({ id }) => id),
  )
  // Nobody is called by a number, so whoever keeps the animal is shown with it.
  const isNumber = animals.some(({ number }) => number === ungrouped(words))
  const people = isNumber ? await peopleWhere(db, ({ eb }) => eb('id', 'in', [...new Set(animals.map(({ keeperId }) => keeperId))])) : named
  const accountIds = [...new Set([...people.map(({ id }) => id), ...animals.map(({ keeperId }) => keeperId)])]
  const reach = await reachOf(db, accountIds)
  return [
    ...people.map((person) => ({
      kind: 'person' as const,
      id: person.id,
      name: person.name,
      status: [person.status, ...(person.emailVerifiedAt ? [] : ['e-mail not confirmed']), ...person.profiles].join(', '),
      who: reachWords(person),
      where: [person.line1, person.town, person.postcode].filter(Boolean).join(', '),
      next: [`npm run staff -- list-payments ${person.email}`],
    })),
    ...animals.map(({ id, name, number, status, keeperId, species }) => ({
      kind: 'animal' as const,
      id,
      name: `${name}, ${species}, ${groupChipNumber(number)}`,
      status,
      who: reach(keeperId),
      where: '',
      next: [],
    })),
    ...(await mattersOf(db, accountIds, reach)),
  ]
}

const like = (column: string, words: string) => sql<SqlBool>`${sql.ref(column)} ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`

async function peopleLike(db: Db, words: string) {
  const mobile = Mobile.safeParse(words).data
  const postcode = Postcode.safeParse(words).data
  return peopleWhere(db, ({ or, eb }) =>
    or([
      ...(words.length > 1 ? [like('account.name', words), like('account.email', words)] : []),
      ...(mobile ? [eb('mobile', '=', mobile)] : []),
      ...(postcode ? [eb('postcode', '=', postcode)] : []),
    ]),
  )
}

async function peopleWhere(db: Db, which: (account: ExpressionBuilder<DB, 'account'>) => Expression<SqlBool>) {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'mobile', 'status', 'emailVerifiedAt', 'line1', 'town', 'postcode'])
    .where(which)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST)
    .execute()
  const ids = rows.map(({ id }) => id)
  const profiles =
    ids.length === 0 ? [] : await db.selectFrom('profile').select(['accountId', 'type', 'status']).where('accountId', 'in', ids).execute()
  return rows.map((person) => ({
    ...person,
    profiles: profiles.filter(({ accountId }) => accountId === person.id).map(({ type, status }) => `${type} ${status}`),
  }))
}

const animalsLike = (db: Db, words: string, keeperIds: readonly string[]) =>
  db
    .selectFrom('pet')
    .innerJoin('chip as known', (join) => join.onRef('known.petId', '=', 'pet.id').on('known.supersededAt', 'is', null))
    .select(['pet.id', 'pet.name', 'pet.status', 'pet.keeperId', 'pet.species', 'known.number'])
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        like('pet.name', words),
        exists(selectFrom('chip').select('chip.number').whereRef('chip.petId', '=', 'pet.id').where('chip.number', '=', ungrouped(words))),
        ...(keeperIds.length > 0 ? [eb('pet.keeperId', 'in', keeperIds)] : []),
      ]),
    )
    .orderBy('pet.name')
    .orderBy('pet.id')
    .limit(MOST)
    .execute()

type Reach = (id: string | null) => string

/** What other commands are about: requests, payments and orders of these people, the newest first. */
async function mattersOf(db: Db, ids: readonly string[], reach: Reach): Promise<Found[]> {
  if (ids.length === 0) return []
  const requests = await db
    .selectFrom('claim')
    .innerJoin('pet', 'pet.id', 'claim.petId')
    .select(['claim.id', 'claim.status', 'claim.requesterId', 'pet.name'])
    .where(({ or, eb }) => or([eb('claim.requesterId', 'in', ids), eb('claim.keeperId', 'in', ids), eb('pet.keeperId', 'in', ids)]))
    .orderBy('claim.createdAt', 'desc')
    .limit(MOST)
    .execute()
  const people = await reachOf(
    db,
    requests.map(({ requesterId }) => requesterId),
  )
  return [
    ...requests.map(({ id, status, requesterId, name }) => ({
      kind: 'request' as const,
      id,
      name: `to be ${name}’s keeper`,
      status,
      who: people(requesterId),
      where: '',
      next: [commandFor('show-claim', id)],
    })),
    ...(await paymentsOf(db, ids, reach)),
    ...(await ordersOf(db, ids, reach)),
  ]
}

async function paymentsOf(db: Db, ids: readonly string[], reach: Reach): Promise<Found[]> {
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'status', 'accountId', 'description', 'pence', 'refundedPence'])
    .where('accountId', 'in', ids)
    .where('status', '<>', 'cancelled')
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, status, accountId, description, pence, refundedPence }) => ({
    kind: 'payment' as const,
    id,
    name: `${description}, ${moneyText(pence)}${refundedPence > 0 ? `, ${moneyText(refundedPence)} refunded` : ''}`,
    status,
    who: reach(accountId),
    where: '',
    next: [],
  }))
}

async function ordersOf(db: Db, ids: readonly string[], reach: Reach): Promise<Found[]> {
  const chips = await db
    .selectFrom('chipOrder')
    .select(['id', 'status', 'implanterId', 'quantity', 'tracking'])
    .where('implanterId', 'in', ids)
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute()
  const shop = await db
    .selectFrom('shopOrder')
    .select(['id', 'status', 'accountId', 'number', 'tracking'])
    .where('accountId', 'in', ids)
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute()
  const tags = await db
    .selectFrom('tagOrder')
    .select(['id', 'status', 'accountId', 'tracking'])
    .where('accountId', 'in', ids)
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute()
  const rows = [
    ...chips.map((one) => ({ ...one, kind: 'chip order' as const, accountId: one.implanterId, name: `${one.quantity} microchips` })),
    ...shop.map((one) => ({ ...one, kind: 'shop order' as const, name: `number ${one.number}` })),
    ...tags.map((one) => ({ ...one, kind: 'tag order' as const, name: 'an engraved tag' })),
  ]
  return rows.map(({ kind, id, name, status, accountId, tracking }) => ({
    kind,
    id,
    name: [name, tracking].filter(Boolean).join(', '),
    status,
    who: reach(accountId),
    where: '',
    next: [commandFor('print-order', id)],
  }))
}
