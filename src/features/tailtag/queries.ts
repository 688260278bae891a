import { sql } from 'kysely'
import type { InputOf } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { pageOfRows } from '#platform/database/page.ts'
import type { Services } from '#platform/server/services.ts'
import { versionOf } from '#platform/server/version.ts'
import { hashOf } from './codes.ts'
import type { getTagScans } from './contract.ts'
import { PetCard, TagSettings } from './shapes.ts'

export const settingsOf = (settings: unknown): TagSettings => TagSettings.catch(TagSettings.parse({})).parse(settings)

export const cardOf = (card: unknown): PetCard | null => (card ? PetCard.parse(card) : null)

/** What the pet that wears a tag is called, on the register or on its card. */
const nameOnTag = sql<string | null>`coalesce(pet.name, tag.card ->> 'name')`

/** The same of a scan, whose tag may have forgotten it since. */
export const nameOfScanned = sql<string>`coalesce(pet.name, tag.card ->> 'name', 'A pet')`

const tagsWithPets = (db: Db) =>
  db
    .selectFrom('tag')
    .leftJoin('pet', 'pet.id', 'tag.petId')
    .leftJoin('account as keeper', 'keeper.id', 'tag.keeperId')
    .selectAll('tag')
    .select([nameOnTag.as('petName'), sql<string | null>`coalesce(pet.species, tag.card ->> 'species')`.as('species')])
    .select(['pet.breed', 'pet.colour', 'pet.photoId', 'pet.status as petStatus', 'keeper.status as keeperStatus'])

export type TagWithPet = NonNullable<Awaited<ReturnType<typeof tagByToken>>>

/** The tag of an address or of a short code; one that was replaced leads to the tag in its place. */
export async function tagByToken(db: Db, services: Pick<Services, 'codes'>, typed: string) {
  const byToken = await tagsWithPets(db)
    .where('tag.tokenHash', '=', hashOf(services, 'token', typed))
    .executeTakeFirst()
  let tag =
    byToken ??
    (await tagsWithPets(db)
      .where('tag.shortHash', '=', hashOf(services, 'short', typed))
      .executeTakeFirst())
  while (tag?.replacedBy) tag = await tagsWithPets(db).where('tag.id', '=', tag.replacedBy).executeTakeFirst()
  return tag ?? null
}

/** The tags of one keeper, the newest first. */
export const tagsOf = (db: Db, keeperId: string) =>
  tagsWithPets(db)
    .select((row) =>
      row
        .selectFrom('scan')
        .select((scan) => scan.fn.max('scan.at').as('lastScanAt'))
        .whereRef('scan.tagId', '=', 'tag.id')
        .where('scan.keeperId', '=', keeperId)
        .as('lastScanAt'),
    )
    .where('tag.keeperId', '=', keeperId)
    .orderBy('tag.createdAt', 'desc')
    .orderBy('tag.id', 'desc')
    .limit(200)
    .execute()

/** One tag of a keeper, held until the transaction ends. */
/** The version of what a keeper can choose of a tag. */
export const versionOfSettings = ({ settings, card }: { settings: unknown; card: unknown }) =>
  versionOf([settingsOf(settings), cardOf(card)])

export const ownTag = (db: Db, tagId: string, keeperId: string) =>
  db.selectFrom('tag').selectAll().where('id', '=', tagId).where('keeperId', '=', keeperId).forUpdate().executeTakeFirst()

/** One page of the scans of a keeper’s tags, the newest first. Another keeper’s scans of the same pet are left out. */
export function scansOf(db: Db, keeperId: string, asked: InputOf<typeof getTagScans>) {
  const theirs = db.selectFrom('scan').where('scan.keeperId', '=', keeperId)
  const chosen = asked.petId ? theirs.where('scan.petId', '=', asked.petId) : theirs
  return pageOfRows(
    chosen
      .innerJoin('tag', 'tag.id', 'scan.tagId')
      .leftJoin('pet', 'pet.id', 'scan.petId')
      .select(['scan.id', 'scan.at', 'scan.petId', 'scan.lat', 'scan.lng', 'scan.accuracyMetres'])
      .select(nameOfScanned.as('petName'))
      .select(['scan.placeKind', 'scan.placeWords', 'scan.canHold', 'scan.threadId']),
    { by: { at: 'scan.at' }, id: 'scan.id' },
    asked,
  )
}

/** The tags that were made on a day in London and that belong to no pet yet. */
export async function tagsMadeOn(db: Db, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tag')
    .select('id')
    .where('status', '=', 'made')
    .where('pins', '=', 0)
    .where(sql<boolean>`(created_at at time zone 'Europe/London')::date = ${day}`)
    .orderBy('id')
    .limit(1000)
    .execute()
  return rows.map(({ id }) => id)
}
