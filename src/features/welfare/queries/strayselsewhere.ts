import { sql } from 'kysely'
import { NO_COUNCIL } from '#features/pets/lifecycle.ts'
import type { Db } from '#platform/database/db.ts'
import { contactOf } from '../directory.ts'
import { FREE_FROM } from '../stays.ts'

/** HOLD-8 The strays among these animals that organisations took in and keep here, and whose chip another register held, by animal. */
export async function straysElsewhere(db: Db, petIds: readonly string[]) {
  if (petIds.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('intake')
    .innerJoin('pet', (kept) => kept.onRef('pet.id', '=', 'intake.petId').onRef('pet.keeperId', '=', 'intake.organisationId'))
    .select(['intake.petId', 'intake.organisationId', 'intake.cameOn', 'intake.councilFrom', 'intake.councilReference'])
    .select(['intake.elsewhereUntil', FREE_FROM.as('freeFrom'), 'pet.registeredAt'])
    .where('intake.petId', 'in', petIds)
    .where('intake.leftAt', 'is', null)
    .where('intake.outcome', 'is', null)
    .where('intake.elsewhereUntil', 'is not', null)
    .where((stay) => stay.or([stay('intake.kind', '=', 'stray'), sql<boolean>`intake.stray_before <> 'no'`]))
    .execute()
  return new Map(
    rows.map(({ petId, elsewhereUntil, ...stay }) => [petId, { ...stay, freeOn: freeOnOf(elsewhereUntil ?? '', stay.freeFrom) }]),
  )
}

export type StrayElsewhere = Awaited<ReturnType<typeof straysElsewhere>> extends Map<string, infer Stray> ? Stray : never

export const strayElsewhere = async (db: Db, petId: string): Promise<StrayElsewhere | null> =>
  (await straysElsewhere(db, [petId])).get(petId) ?? null

/** HOLD-8 The same with how its organisation is reached. */
export async function strayWithRescue(db: Db, petId: string) {
  const stray = await strayElsewhere(db, petId)
  return stray && { ...stray, rescue: await contactOf(db, stray.organisationId) }
}

/** The first London day on which it need not be held; null while no council has it. Both its keeper on the other register and a stray dog’s owner have their days. */
function freeOnOf(elsewhereUntil: string, freeFrom: string | null): string | null {
  if (freeFrom === NO_COUNCIL) return null
  return freeFrom && freeFrom > elsewhereUntil ? freeFrom : elsewhereUntil
}
