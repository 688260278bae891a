import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { DB } from '#database/types.ts'
import { Mobile, Postcode } from '#platform/contract/contacts.ts'
import type { Db } from '#platform/database/db.ts'
import { animalsLike, animalsSection, hasKeeper, implantersOf, isCalled, staysOf } from './animalsearch.ts'
import { IN_ALL, like, MOST, type Section, sectionOf } from './found.ts'
import { mattersOf } from './matters.ts'
import { reachWords } from './people.ts'

/** The people, their animals and what is about them, from whatever the caller on the phone can say. */
export async function findFor(db: Db, words: string): Promise<Section[]> {
  const named = await peopleLike(db, words)
  const animals = await animalsLike(
    db,
    words,
    named.map(({ id }) => id),
  )
  // Nobody is called by a number, so the keeper of the animal is shown with it.
  const isNumber = animals.some(isCalled(words))
  const keeperIds = [...new Set(animals.filter(hasKeeper).map(({ keeperId }) => keeperId))]
  const people = isNumber ? await peopleWhere(db, ({ eb, fn, val }) => eb('id', '=', fn.any(val(keeperIds)))) : named
  const petIds = animals.map(({ id }) => id)
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
    await animalsSection(db, animals),
    ...(isNumber ? [await implantersOf(db, petIds)] : []),
    await staysOf(db, petIds),
    ...(await mattersOf(db, { accountIds: [...new Set([...people.map(({ id }) => id), ...keeperIds])], petIds })),
  ]
}

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
