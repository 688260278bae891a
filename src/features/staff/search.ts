import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '#database/types.ts'
import { bornText } from '#features/pets/kit/born.ts'
import { sexText } from '#features/pets/kit/sex.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { groupChipNumber, ungrouped } from '#knowledge/chipnumbers/group.ts'
import { Mobile, Postcode } from '#platform/contract/contacts.ts'
import type { Db } from '#platform/database/db.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { MOST, type Section, sectionOf } from './found.ts'
import { commandFor } from './next.ts'
import { reachOf, reachWords } from './people.ts'

/** How many rows there are without the limit, in each of them. */
const IN_ALL = sql<number>`(count(*) over ())::int`.as('inAll')

/** The people, their animals and what is about them, from whatever the caller on the phone can say. */
export async function findFor(db: Db, words: string): Promise<Section[]> {
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
    sectionOf('person', people, (person) => ({
      kind: 'person',
      id: person.id,
      name: person.name,
      status: [person.status, ...(person.emailVerifiedAt ? [] : ['e-mail not confirmed']), ...person.profiles].join(', '),
      who: reachWords(person),
      where: [person.line1, person.town, person.postcode].filter(Boolean).join(', '),
      next: [`npm run staff -- list-payments ${person.email}`],
    })),
    sectionOf('animal', animals, (animal) => ({
      kind: 'animal',
      id: animal.id,
      name: `${animal.name}, ${animal.species}, ${groupChipNumber(animal.number)}`,
      status: animal.status,
      about: aboutAnimal(animal),
      who: reach(animal.keeperId),
      where: '',
      next: [`npm run staff -- find ${animal.number} --all`, `npm run staff -- list-payments ${animal.email}`],
    })),
    ...(await mattersOf(db, accountIds, reach)),
  ]
}

/** By what the caller knows the animal from another of the same name. */
const aboutAnimal = (animal: Animal) =>
  [
    breedOf(animal),
    sexText(animal.sex, animal.neutered),
    animal.colour,
    `born ${bornText(animal.bornOn, animal.bornExactly).replace(/^About/, 'about')}`,
  ].join(', ')

type Animal = Awaited<ReturnType<typeof animalsLike>>[number]

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
    .select(['id', 'name', 'email', 'mobile', 'status', 'emailVerifiedAt', 'line1', 'town', 'postcode', IN_ALL])
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
    .innerJoin('account as keeper', 'keeper.id', 'pet.keeperId')
    .select(['pet.id', 'pet.name', 'pet.status', 'pet.keeperId', 'pet.species', 'known.number', 'keeper.email', IN_ALL])
    .select(['pet.breed', 'pet.sex', 'pet.neutered', 'pet.colour', 'pet.bornOn', 'pet.bornExactly'])
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
async function mattersOf(db: Db, ids: readonly string[], reach: Reach): Promise<Section[]> {
  if (ids.length === 0) return []
  const requests = await db
    .selectFrom('claim')
    .innerJoin('pet', 'pet.id', 'claim.petId')
    .select(['claim.id', 'claim.status', 'claim.requesterId', 'pet.name', IN_ALL])
    .where(({ or, eb }) => or([eb('claim.requesterId', 'in', ids), eb('claim.keeperId', 'in', ids), eb('pet.keeperId', 'in', ids)]))
    .orderBy('claim.createdAt', 'desc')
    .limit(MOST)
    .execute()
  const people = await reachOf(
    db,
    requests.map(({ requesterId }) => requesterId),
  )
  return [
    sectionOf('request', requests, ({ id, status, requesterId, name }) => ({
      kind: 'request',
      id,
      name: `to be ${name}’s keeper`,
      status,
      who: people(requesterId),
      where: '',
      next: [commandFor('show-claim', id)],
    })),
    await paymentsOf(db, ids, reach),
    ...(await ordersOf(db, ids, reach)),
  ]
}

async function paymentsOf(db: Db, ids: readonly string[], reach: Reach): Promise<Section> {
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'status', 'accountId', 'description', 'pence', 'refundedPence', IN_ALL])
    .where('accountId', 'in', ids)
    .where('status', '<>', 'cancelled')
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute()
  return sectionOf('payment', rows, ({ id, status, accountId, description, pence, refundedPence }) => ({
    kind: 'payment',
    id,
    name: `${description}, ${moneyText(pence)}${refundedPence > 0 ? `, ${moneyText(refundedPence)} refunded` : ''}`,
    status,
    who: reach(accountId),
    where: '',
    next: [],
  }))
}

async function ordersOf(db: Db, ids: readonly string[], reach: Reach): Promise<Section[]> {
  const chips = await db
    .selectFrom('chipOrder')
    .select(['id', 'status', 'implanterId as accountId', 'quantity', 'tracking', IN_ALL])
    .where('implanterId', 'in', ids)
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute()
  const shop = await db
    .selectFrom('shopOrder')
    .select(['id', 'status', 'accountId', 'number', 'tracking', IN_ALL])
    .where('accountId', 'in', ids)
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute()
  const tags = await db
    .selectFrom('tagOrder')
    .select(['id', 'status', 'accountId', 'tracking', IN_ALL])
    .where('accountId', 'in', ids)
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute()
  return [
    sectionOf('chip order', chips, (one) => orderRow('chip order', one, `${one.quantity} microchips`, reach)),
    sectionOf('shop order', shop, (one) => orderRow('shop order', one, `number ${one.number}`, reach)),
    sectionOf('tag order', tags, (one) => orderRow('tag order', one, 'an engraved tag', reach)),
  ]
}

interface Order {
  id: string
  status: string
  accountId: string | null
  tracking: string | null
}

const orderRow = (kind: Section['kind'], { id, status, accountId, tracking }: Order, name: string, reach: Reach) => ({
  kind,
  id,
  name: [name, tracking].filter(Boolean).join(', '),
  status,
  who: reach(accountId),
  where: '',
  next: [commandFor('print-order', id)],
})
