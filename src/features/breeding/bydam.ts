import { sql } from 'kysely'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import type { Period } from '#platform/clock/period.ts'
import type { Db } from '#platform/database/db.ts'
import { deathsSaid } from './deaths.ts'
import { newbornByLitter } from './newborn.ts'
import { countsByLitter } from './queries.ts'

/** The chip of a mother of this name, where only one of this breeder’s has the name: her litters may have been registered without it. */
const HER_CHIP = sql<string | null>`(select min(other.dam_chip_number) from litter as other
  where other.breeder_id = litter.breeder_id and other.species = litter.species and lower(other.dam_name) = lower(litter.dam_name)
  having count(distinct other.dam_chip_number) = 1)`

/** How many litters of the same mother there were up to this one: by her chip where it’s known, else by her name. */
const OF_HERS = sql<number>`row_number() over (
  partition by litter.species, coalesce(litter.dam_chip_number, ${HER_CHIP}, lower(litter.dam_name)) order by litter.born_on, litter.id)::int`

/**
 * The litters of a breeder that were born in a period, by their mothers, with what became of each animal. Born alive is what’s chipped,
 * waits for its chip or died before it; what has left, died or is still with the breeder is of those.
 */
export async function littersByDam(db: Db, breederId: string, { from, to }: Period) {
  const mine = db.selectFrom('litter').selectAll('litter').select(OF_HERS.as('ofHers')).where('breederId', '=', breederId)
  const litters = await db
    .selectFrom(mine.as('litter'))
    .selectAll()
    .where('litter.bornOn', '>=', from)
    .where('litter.bornOn', '<=', to)
    .orderBy(sql`lower(litter.dam_name)`)
    .orderBy('litter.bornOn')
    .orderBy('litter.id')
    .execute()
  const ids = litters.map(({ id }) => id)
  const [counts, waiting, deaths] = [await countsByLitter(db, breederId, ids), await newbornByLitter(db, ids), await deathsOf(db, ids)]
  return litters.map((litter) => {
    const { id, bornOn, damName, damChipNumber, damKennelClubNumber, sireName, ofHers, species, diedBeforeChip, bornDead } = litter
    const states = counts.get(id)
    const chipped = [...(states?.values() ?? [])].reduce((sum, count) => sum + count, 0)
    const unchipped = waiting.get(id)?.length ?? 0
    const became = { died: diedBeforeChip + (states?.get('died') ?? 0), deaths: deaths.get(id) ?? [], left: states?.get('sold') ?? 0 }
    const parents = { damName, damChipNumber, damKennelClubNumber, sireName, ofHers }
    const born = { bornAlive: chipped + unchipped + diedBeforeChip, stillborn: bornDead, chipped, unchipped }
    return { id, bornOn, species, breed: breedOf(litter), ...parents, ...born, ...became }
  })
}

/** When each animal of these litters died, and of what, as far as it was said; once it has left, its death is its keeper’s to know. */
async function deathsOf(db: Db, litterIds: readonly string[]) {
  const deaths = new Map<string, { name: string; on: string; of: string }[]>()
  if (litterIds.length === 0) return deaths
  const newborn = await db
    .selectFrom('newborn')
    .select(['litterId', 'name', 'diedOn', 'diedOf'])
    .where('litterId', 'in', [...litterIds])
    .where('diedOn', 'is not', null)
    .orderBy('diedOn')
    .orderBy('id')
    .execute()
  const pets = await db
    .selectFrom('pet')
    .select(['id', 'litterId', 'name'])
    .where('litterId', 'in', [...litterIds])
    .where('status', '=', 'deceased')
    .whereRef('keeperId', '=', 'breederId')
    .orderBy('id')
    .execute()
  const said = await deathsSaid(
    db,
    pets.map(({ id }) => id),
  )
  const all = [
    ...newborn.map(({ litterId, name, diedOn, diedOf }) => ({ litterId, name, on: diedOn ?? '', of: diedOf })),
    ...pets.map(({ id, litterId, name }) => ({ litterId: litterId ?? '', name, on: '', of: '', ...said.get(id) })),
  ]
  for (const { litterId, ...death } of all) deaths.set(litterId, [...(deaths.get(litterId) ?? []), death])
  return deaths
}
