import { chipDeadline } from '#knowledge/chippinglaw/deadline.ts'
import { LAWS, NATIONS } from '#knowledge/chippinglaw/nations.ts'
import { daysAfter } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'

/** The animals of these litters that wait for their chips, by litter, in the order in which they were written down. */
export async function newbornByLitter(db: Db, litterIds: readonly string[]) {
  const byLitter = new Map<string, Awaited<ReturnType<typeof waiting>>>()
  for (const row of litterIds.length === 0 ? [] : await waiting(db, litterIds))
    byLitter.set(row.litterId, [...(byLitter.get(row.litterId) ?? []), row])
  return byLitter
}

const waiting = (db: Db, litterIds: readonly string[]) =>
  unchipped(db)
    .select(['newborn.id', 'newborn.litterId', 'newborn.name', 'newborn.sex', 'newborn.colour'])
    .where('newborn.litterId', 'in', [...litterIds])
    .orderBy('newborn.id')
    .execute()

/** Those that were written down, have no chip yet and are alive. */
export const unchipped = (db: Db) => db.selectFrom('newborn').where('newborn.petId', 'is', null).where('newborn.goneAt', 'is', null)

/** How many animals of this breeder wait for their chips. */
export async function newbornOfBreeder(db: Db, breederId: string): Promise<number> {
  const { count } = await unchipped(db)
    .innerJoin('litter', 'litter.id', 'newborn.litterId')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('litter.breederId', '=', breederId)
    .executeTakeFirstOrThrow()
  return count
}

/** How many animals a litter has: those on the register and those that wait for their chips. */
export async function sizeOf(db: Db, litterId: string): Promise<number> {
  const pets = await db.selectFrom('pet').select('id').where('litterId', '=', litterId).execute()
  const newborn = await unchipped(db).select('newborn.id').where('newborn.litterId', '=', litterId).execute()
  return pets.length + newborn.length
}

export const MOST_OFFSPRING = 20

/** Suppliers of chips advise at least six weeks; no nation’s law has an earliest day. */
const USUAL_FROM_DAYS = 42

/** When animals are usually chipped, and by when the law of where their breeder lives asks for it. */
export function chippingOf({ species, bornOn }: { species: string; bornOn: string }, home: string | null) {
  const nation = NATIONS.find((one) => LAWS[one].name === home) ?? null
  const kind = species === 'dog' || species === 'cat' ? species : null
  const deadline = nation && kind ? chipDeadline({ nation, species: kind, bornOn }) : null
  return { usualFrom: daysAfter(bornOn, USUAL_FROM_DAYS), by: deadline?.isRequired ? deadline.by : null, nation }
}

/** One animal of a litter that still waits for its chip. */
export const newbornOf = (db: Db, litterId: string, newbornId: string) =>
  unchipped(db)
    .select(['newborn.id', 'newborn.name', 'newborn.sex', 'newborn.colour'])
    .where('newborn.litterId', '=', litterId)
    .where('newborn.id', '=', newbornId)
    .executeTakeFirst()
