import type { Selectable } from 'kysely'
import type { Rehoming } from '#database/types.ts'
import { organisationNames } from '#features/accounts/queries/profiles.ts'
import { lockPet, type PetRow, petsWithChip } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { hashOfSecret, newSecret } from '#platform/server/tokens.ts'

export type RehomingRow = Selectable<Rehoming>

/** A secret for the link to a rehoming: 64 characters, of which only the hash is kept. */
export const newRehomingToken = () => newSecret() + newSecret()

export const rehomingById = (db: Db, id: string) => db.selectFrom('rehoming').selectAll().where('id', '=', id).executeTakeFirst()

export const rehomingByToken = (db: Db, token: string) =>
  db.selectFrom('rehoming').selectAll().where('tokenHash', '=', hashOfSecret(token)).executeTakeFirst()

/** A rehoming and its animal, which nobody else can change until the transaction ends. */
export interface Held {
  rehoming: RehomingRow
  pet: PetRow
}

/** Holds the animal first, as every change of keeper does, and then reads how its rehoming stands. */
export async function lockRehoming(db: Db, id: string): Promise<Held | null> {
  const known = await rehomingById(db, id)
  const pet = known && (await lockPet(db, known.petId))
  const rehoming = pet && (await rehomingById(db, id))
  return rehoming ? { rehoming, pet } : null
}

/** What is known of both sides, for our own messages to each: never shown to the other. */
export const rehomingsWithSides = (db: Db) =>
  db
    .selectFrom('rehoming')
    .innerJoin('pet', 'pet.id', 'rehoming.petId')
    .innerJoin('chip', 'chip.petId', 'pet.id')
    .where('chip.supersededAt', 'is', null)
    .innerJoin('account as giver', 'giver.id', 'rehoming.fromAccount')
    .leftJoin('account as taker', (join) =>
      join
        .on('taker.status', '<>', 'closed')
        .on(({ and, or, eb, ref }) =>
          or([
            eb('taker.id', '=', ref('rehoming.toAccount')),
            and([
              eb('rehoming.toAccount', 'is', null),
              eb('taker.email', '=', ref('rehoming.toEmail')),
              eb('taker.emailVerifiedAt', 'is not', null),
            ]),
          ]),
        ),
    )
    .select([
      'rehoming.id',
      'rehoming.petId',
      'rehoming.fromAccount',
      'rehoming.target',
      'rehoming.toEmail',
      'rehoming.toMobile',
      'rehoming.answerBy',
      'rehoming.status',
      'rehoming.statusAt',
      'rehoming.handOverOn',
      'rehoming.note',
    ])
    .select(['rehoming.createdAt', 'rehoming.reminders', 'pet.name as petName', 'pet.status as petStatus', 'chip.number as chipNumber'])
    .select((row) =>
      row
        .selectFrom('rehomingApplication')
        .select('rehomingApplication.threadId')
        .whereRef('rehomingApplication.rehomingId', '=', 'rehoming.id')
        .where('rehomingApplication.chosenAt', 'is not', null)
        .as('threadId'),
    )
    .select(['giver.name as giverName', 'taker.name as takerName', 'taker.email as takerEmail', 'taker.antiPhishingWord as takerWord'])

export type Sides = Awaited<ReturnType<ReturnType<typeof rehomingsWithSides>['executeTakeFirstOrThrow']>>

export const sidesOf = (db: Db, rehomingId: string): Promise<Sides> =>
  rehomingsWithSides(db).where('rehoming.id', '=', rehomingId).executeTakeFirstOrThrow()

/** Animals by id, as the register sees them. */
export async function petsById(db: Db, ids: readonly string[]): Promise<Map<string, PetRow>> {
  if (ids.length === 0) return new Map()
  const pets = await petsWithChip(db).where('pet.id', 'in', ids).execute()
  return new Map(pets.map((pet) => [pet.id, pet]))
}

/** Where in the country these accounts are, never more closely than the town, and the first names of those they belong to. */
export async function peopleOf(db: Db, accountIds: readonly string[]) {
  if (accountIds.length === 0) return new Map<string, never>()
  const rows = await db.selectFrom('account').select(['id', 'name', 'nation', 'town']).where('id', 'in', accountIds).execute()
  return new Map(
    rows.map(({ id, name, nation, town }) => [id, { first: firstNameOf(name), nation: nation ?? 'other', town: town || null }]),
  )
}

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name

/** Who applied for these animals, the first first, but for those who took it back or have left the register. */
export async function applicationsFor(db: Db, rehomingIds: readonly string[]) {
  if (rehomingIds.length === 0) return []
  const rows = await db
    .selectFrom('rehomingApplication')
    .innerJoin('account', 'account.id', 'rehomingApplication.accountId')
    .selectAll('rehomingApplication')
    .select('account.nation')
    .where('rehomingId', 'in', rehomingIds)
    .where('withdrawnAt', 'is', null)
    .where('account.status', '<>', 'closed')
    .orderBy('at')
    .orderBy('rehomingApplication.id')
    .execute()
  const names = await organisationNames(
    db,
    rows.filter(({ asOrganisation }) => asOrganisation).map(({ accountId }) => accountId),
  )
  return rows.map((row) => ({ ...row, by: row.asOrganisation ? (names.get(row.accountId) ?? AN_ORGANISATION) : somebodyIn(row.nation) }))
}

export type Application = Awaited<ReturnType<typeof applicationsFor>>[number]

export const AN_ORGANISATION = 'A welfare organisation'

export const applicationById = (db: Db, id: string) =>
  db.selectFrom('rehomingApplication').selectAll().where('id', '=', id).executeTakeFirst()

/** What somebody has applied with for an animal and not taken back. */
export const applicationOf = (db: Db, rehomingId: string, accountId: string) =>
  db
    .selectFrom('rehomingApplication')
    .selectAll()
    .where('rehomingId', '=', rehomingId)
    .where('accountId', '=', accountId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()

/** The offer of a home that the keeper chose. */
export const chosenFor = (db: Db, rehomingId: string) =>
  db.selectFrom('rehomingApplication').selectAll().where('rehomingId', '=', rehomingId).where('chosenAt', 'is not', null).executeTakeFirst()

/** The rehoming for which a conversation was begun. */
export const rehomingByThread = (db: Db, threadId: string) =>
  db
    .selectFrom('rehoming')
    .innerJoin('rehomingApplication', 'rehomingApplication.rehomingId', 'rehoming.id')
    .selectAll('rehoming')
    .where('rehomingApplication.threadId', '=', threadId)
    .where('rehomingApplication.chosenAt', 'is not', null)
    .executeTakeFirst()

/** How to write to those who applied, but for those who took it back or have left the register. */
export const applicantsOf = (db: Db, rehomingId: string) =>
  db
    .selectFrom('rehomingApplication')
    .innerJoin('account', 'account.id', 'rehomingApplication.accountId')
    .select(['account.id', 'account.email', 'account.name', 'account.antiPhishingWord'])
    .where('rehomingId', '=', rehomingId)
    .where('withdrawnAt', 'is', null)
    .where('account.status', '<>', 'closed')
    .orderBy('at')
    .execute()

/** An animal that looks for a home, which cannot cease to look for one until the transaction ends. */
export const listedToApply = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('rehoming')
    .select(['id', 'fromAccount'])
    .where('id', '=', id)
    .where('status', '=', 'listed')
    .where('answerBy', '>', now)
    .forShare()
    .executeTakeFirst()

/** A person in words that name nobody. */
const somebodyIn = (nation: string | null) => (nation && nation !== 'other' ? `Someone in ${nation}` : 'Someone')
