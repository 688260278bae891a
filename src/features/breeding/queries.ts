import { sql } from 'kysely'
import { OPEN_CLAIM } from '#features/keepership/lifecycle.ts'
import { petsWithChip } from '#features/pets/queries.ts'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import type { Db } from '#platform/database/db.ts'
import { within } from '#platform/database/within.ts'
import type { OffspringState } from './shapes.ts'

/** Where an animal stands with its breeder: one that has left is sold, whatever has become of it since. */
const STATE = sql<OffspringState>`case
  when pet.keeper_id <> pet.breeder_id then 'sold'
  when pet.status = 'deceased' then 'died'
  when exists (select from open_matter where open_matter.pet_id = pet.id and open_matter.matter = 'offer') then 'offered'
  when pet.kept_by_breeder_at is not null then 'kept'
  else 'withMe' end`

/** What the breeder calls it; of one that has left, its first name, for what its keeper calls it is theirs to know. */
const SHOWN_NAME = sql<string>`case when pet.keeper_id = pet.breeder_id then pet.name else pet.original_name end`

const SHOWN_BIRTH = sql<string>`coalesce(litter.born_on, pet.born_on)`

/** Every animal that this account bred, wherever it is now, with where it stands and what its breeder may still know. */
export function offspringOf(db: Db, breederId: string) {
  return petsWithChip(db)
    .leftJoin('litter', 'litter.id', 'pet.litterId')
    .where('pet.breederId', '=', breederId)
    .select([
      'litter.damName',
      'litter.damChipNumber',
      'litter.damKennelClubNumber',
      'litter.sireName',
      'litter.breed as litterBreed',
      'litter.createdAt as litterAt',
    ])
    .select(['litter.sireChipNumber', 'litter.sireKennelClubNumber'])
    .select([STATE.as('state'), SHOWN_NAME.as('shownName'), SHOWN_BIRTH.as('shownBirth')])
    .select((row) => [
      row
        .selectFrom('keepership')
        .select((kept) => kept.fn.max('keepership.until').as('until'))
        .whereRef('keepership.petId', '=', 'pet.id')
        .whereRef('keepership.keeperId', '=', 'pet.breederId')
        .where((kept) => kept('pet.keeperId', '<>', breederId))
        .as('leftAt'),
    ])
}

export type OffspringRow = Awaited<ReturnType<ReturnType<typeof offspringOf>['executeTakeFirstOrThrow']>>

/** Those of these animals that have left and that their breeder has asked to have back. */
export async function askedBack(db: Db, breederId: string, petIds: readonly string[]): Promise<Set<string>> {
  if (petIds.length === 0) return new Set()
  const claims = await db
    .selectFrom('claim')
    .select('petId')
    .where('requesterId', '=', breederId)
    .where('petId', 'in', petIds)
    .where('status', 'in', OPEN_CLAIM)
    .execute()
  return new Set(claims.map(({ petId }) => petId))
}

/** How many of these animals stand where, by litter, of these litters or all; those of no litter under the empty name. */
export async function countsByLitter(
  db: Db,
  breederId: string,
  litterIds?: readonly string[],
): Promise<Map<string, Map<OffspringState, number>>> {
  const rows = await db
    .selectFrom(offspringOf(db, breederId).as('young'))
    .select(['young.litterId', 'young.state'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .$if(litterIds !== undefined, (those) => those.where('young.litterId', '=', sql<string>`any(${litterIds})`))
    .groupBy(['young.litterId', 'young.state'])
    .execute()
  const counts = new Map<string, Map<OffspringState, number>>()
  for (const { litterId, state, count } of rows) {
    const litter = counts.get(litterId ?? '') ?? new Map<OffspringState, number>()
    counts.set(litterId ?? '', litter.set(state, count))
  }
  return counts
}

/** Litters whose mother, father or one of whose animals has such a name or number; all where nothing is looked for. */
export function littersWith(db: Db, query: string | undefined) {
  const litters = db.selectFrom('litter').selectAll('litter')
  if (!query) return litters
  const [name, number] = [within(query), within(ungrouped(query))]
  return litters.where((litter) =>
    litter.or([
      litter('litter.damName', 'ilike', name),
      litter('litter.sireName', 'ilike', name),
      litter('litter.damChipNumber', 'like', number),
      litter('litter.sireChipNumber', 'like', number),
      litter.exists(
        litter
          .selectFrom('pet')
          .innerJoin('chip', 'chip.petId', 'pet.id')
          .select('pet.id')
          .whereRef('pet.litterId', '=', 'litter.id')
          .where((pet) =>
            pet.or([
              pet(SHOWN_NAME, 'ilike', name),
              pet('pet.originalName', 'ilike', name),
              pet('chip.number', 'like', number),
              pet('pet.kennelClubNumber', 'ilike', name),
            ]),
          ),
      ),
    ]),
  )
}

/** A breeder’s own litter, held, so that two changes of it follow each other. */
export const litterToChange = (db: Db, litterId: string, breederId: string) =>
  db.selectFrom('litter').selectAll().where('id', '=', litterId).where('breederId', '=', breederId).forUpdate().executeTakeFirst()
