import { LISTED_LOST } from '#features/missing/lifecycle.ts'
import type { Db } from '#platform/database/db.ts'
import { WORKING } from '../lifecycle.ts'
import { cardOf } from '../queries.ts'

/** An animal that can be followed: a pet of the register, or one that its tag knows by its card alone. */
export interface Followed {
  petId: string | null
  tagId: string | null
  petName: string
  missing: 'missing' | 'stolen' | null
  lastScanAt: Date | null
}

interface Asked {
  petId?: string | undefined
  tagId?: string | undefined
}

const MOST = 200

/** What a keeper can follow: the missing ones first, then those that were scanned last. */
export async function followedBy(db: Db, keeperId: string): Promise<Followed[]> {
  const pets = await petsOf(db, keeperId)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('tag')
            .select('tag.id')
            .whereRef('tag.petId', '=', 'pet.id')
            .where('tag.status', 'in', [...WORKING]),
        ),
        exists(selectFrom('scan').select('scan.id').whereRef('scan.petId', '=', 'pet.id').where('scan.keeperId', '=', keeperId)),
        exists(
          selectFrom('lostCase')
            .select('lostCase.id')
            .whereRef('lostCase.petId', '=', 'pet.id')
            .where('lostCase.status', 'in', [...LISTED_LOST]),
        ),
      ]),
    )
    .limit(MOST)
    .execute()
  const cards = await cardsOf(db, keeperId).limit(MOST).execute()
  return [...pets.map(asPet), ...cards.map(asCard)].sort(byNeed)
}

const byNeed = (one: Followed, other: Followed) =>
  Number(other.missing !== null) - Number(one.missing !== null) ||
  (other.lastScanAt?.getTime() ?? 0) - (one.lastScanAt?.getTime() ?? 0) ||
  one.petName.localeCompare(other.petName)

/** One of them, whether there is anything to see yet or not; undefined where it is not this keeper’s. */
export async function oneFollowedBy(db: Db, keeperId: string, { petId, tagId }: Asked): Promise<Followed | undefined> {
  const pet = petId && (await petsOf(db, keeperId).where('pet.id', '=', petId).executeTakeFirst())
  if (pet) return asPet(pet)
  const tag = tagId && (await cardsOf(db, keeperId).where('tag.id', '=', tagId).executeTakeFirst())
  return tag ? asCard(tag) : undefined
}

const petsOf = (db: Db, keeperId: string) =>
  db
    .selectFrom('pet')
    .select(['pet.id', 'pet.name', 'pet.status'])
    .select(({ selectFrom }) =>
      selectFrom('scan')
        .select((scan) => scan.fn.max('scan.at').as('at'))
        .whereRef('scan.petId', '=', 'pet.id')
        .where('scan.keeperId', '=', keeperId)
        .as('lastScanAt'),
    )
    .where('pet.keeperId', '=', keeperId)

const cardsOf = (db: Db, keeperId: string) =>
  db
    .selectFrom('tag')
    .select(['tag.id', 'tag.card'])
    .select(({ selectFrom }) =>
      selectFrom('scan')
        .select((scan) => scan.fn.max('scan.at').as('at'))
        .whereRef('scan.tagId', '=', 'tag.id')
        .where('scan.keeperId', '=', keeperId)
        .as('lastScanAt'),
    )
    .where('tag.keeperId', '=', keeperId)
    .where('tag.status', 'in', [...WORKING])
    .where('tag.card', 'is not', null)

type PetRow = Awaited<ReturnType<ReturnType<typeof petsOf>['executeTakeFirstOrThrow']>>
type CardRow = Awaited<ReturnType<ReturnType<typeof cardsOf>['executeTakeFirstOrThrow']>>

const asPet = ({ id, name, status, lastScanAt }: PetRow): Followed => ({
  petId: id,
  tagId: null,
  petName: name,
  missing: status === 'missing' || status === 'stolen' ? status : null,
  lastScanAt,
})

function asCard({ id, card, lastScanAt }: CardRow): Followed {
  const pet = cardOf(card)
  return { petId: null, tagId: id, petName: pet?.name ?? '', missing: pet?.isMissing ? 'missing' : null, lastScanAt }
}

const MOST_SCANS = 100

/** The scans of one animal, the newest first; another keeper’s of the same pet are left out. */
export const scansOfFollowed = (db: Db, keeperId: string, { petId, tagId }: Followed) =>
  db
    .selectFrom('scan')
    .select(['id', 'at', 'lat', 'lng', 'accuracyMetres', 'placeKind', 'placeWords', 'canHold', 'threadId'])
    .where('keeperId', '=', keeperId)
    .where((row) => (petId ? row('petId', '=', petId) : row.and([row('petId', 'is', null), row('tagId', '=', tagId ?? '')])))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SCANS)
    .execute()

/** The first thing that each finder wrote in these conversations, by conversation. */
export async function firstWords(db: Db, threadIds: readonly string[]): Promise<Map<string, string>> {
  if (threadIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('message')
    .distinctOn('threadId')
    .select(['threadId', 'text'])
    .where('threadId', 'in', threadIds)
    .where('side', '=', 'guest')
    .orderBy('threadId')
    .orderBy('at')
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ threadId, text }) => [threadId, text]))
}
