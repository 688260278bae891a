import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '#database/types.ts'
import { reachableEmail } from '#platform/contract/noemail.ts'
import type { Db } from '#platform/database/db.ts'
import { animalsLike, animalsSection, formerKeepersOf, hasKeeper, implantersOf, isCalled, staysOf } from './animalsearch.ts'
import { IN_ALL, like, likeWords, MOST, type Section, sectionOf } from './found.ts'
import { mattersOf } from './matters.ts'
import { decisionFor } from './next.ts'
import { paymentsOf, reachWords } from './people.ts'
import { readTyped } from './typedwords.ts'

/** The people, their animals and what is about them, from whatever the caller on the phone can say; `accountIds`: who is known to be meant. */
export async function findFor(db: Db, words: string, accountIds: readonly string[]): Promise<Section[]> {
  const named = await peopleLike(db, words, accountIds)
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
  const namedIds = new Set(named.map(({ id }) => id))
  // Whoever is found by themselves is asked about for themselves, so only animals that were meant show whose they were.
  const meant = animals.filter(({ keeperId }) => !namedIds.has(keeperId)).map(({ id }) => id)
  return [
    sectionOf('person', people, (person) => ({
      kind: 'person',
      id: person.id,
      name: person.name,
      status: [person.status, ...emailWords(person), ...person.profiles].join(', '),
      who: reachWords(person),
      where: [person.line1, person.town, person.postcode].filter(Boolean).join(', '),
      next: [paymentsOf(person), decisionFor('change-details', person.id)],
    })),
    await animalsSection(db, animals, isNumber),
    await formerKeepersOf(db, meant),
    ...(isNumber ? [await implantersOf(db, petIds)] : []),
    await staysOf(db, petIds),
    ...(await mattersOf(db, { accountIds: [...new Set([...people.map(({ id }) => id), ...keeperIds])], petIds })),
  ]
}

function emailWords({ email, emailVerifiedAt }: { email: string; emailVerifiedAt: Date | null }): string[] {
  if (!reachableEmail(email)) return ['no e-mail address']
  return emailVerifiedAt ? [] : ['e-mail not confirmed']
}

async function peopleLike(db: Db, words: string, accountIds: readonly string[]) {
  const { mobile, landline, postcode, outward, lastDigits, parts } = readTyped(words)
  return peopleWhere(db, ({ or, and, eb, fn, val, exists, selectFrom }) =>
    or([
      ...(words.length > 1 ? [like('account.name', words), like('account.email', words)] : []),
      ...(words.length > 3 ? [like('account.line1', words), exists(profileSaying(selectFrom, words))] : []),
      ...(parts.length > 1 ? [and(parts.map((part) => or([...placesOf(part), exists(petNamed(selectFrom, part))])))] : []),
      ...(mobile ? [eb('mobile', '=', mobile)] : []),
      ...(landline ? [eb('landline', '=', landline)] : []),
      ...(lastDigits ? [endsIn('account.mobile', lastDigits), endsIn('account.landline', lastDigits)] : []),
      ...(postcode ? [eb('postcode', '=', postcode)] : []),
      ...(outward ? [eb('postcode', 'like', `${outward} %`)] : []),
      ...(accountIds.length > 0 ? [eb('account.id', '=', fn.any(val([...accountIds])))] : []),
    ]),
  )
}

/** Where one of several words may be: "Whitfield Hereford" is somebody of that name who lives there. */
const placesOf = (part: string) =>
  ['account.name', 'account.email', 'account.line1', 'account.town', 'account.postcode'].map((column) => like(column, part))

type SelectFrom = ExpressionBuilder<DB, 'account'>['selectFrom']

const petNamed = (selectFrom: SelectFrom, name: string) =>
  selectFrom('pet').select('pet.id').whereRef('pet.keeperId', '=', 'account.id').where(like('pet.name', name))

/** An organisation, the name under which a breeder is listed, a course; or the number under which one is registered. */
const profileSaying = (selectFrom: SelectFrom, words: string) =>
  selectFrom('profile')
    .select('profile.id')
    .whereRef('profile.accountId', '=', 'account.id')
    .where(({ or }) => or(SAID.map((key) => sql<SqlBool>`profile.details ->> ${key} ilike ${likeWords(words)}`)))

const SAID = ['organisation', 'publicName', 'registrationNumber', 'licenceNumber', 'certificateReference']

const endsIn = (column: string, digits: string) => sql<SqlBool>`${sql.ref(column)} like ${`%${digits}`}`

async function peopleWhere(db: Db, which: (account: ExpressionBuilder<DB, 'account'>) => Expression<SqlBool>) {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'mobile', 'landline', 'status', 'emailVerifiedAt', 'line1', 'town', 'postcode', IN_ALL])
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
