import { petsWithChip } from '#features/pets/queries.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { custodyLife } from '../lifecycle.ts'

/** The animals that are held for their keepers now, with the organisation that has each. */
const custodies = (db: Db) =>
  db
    .selectFrom('custody')
    .innerJoin('intake', 'intake.id', 'custody.intakeId')
    .innerJoin('pet', 'pet.id', 'custody.petId')
    .select([
      'custody.id',
      'custody.petId',
      'custody.intakeId',
      'custody.threadId',
      'custody.wantedAt',
      'custody.collectBy',
      'intake.organisationId',
      'intake.cameOn',
      'intake.kind',
    ])
    .select(['pet.name as petName', 'pet.keeperId'])
    .where('custody.status', '=', 'held')

export const custodyOf = (db: Db, petId: string) => custodies(db).where('custody.petId', '=', petId).executeTakeFirst()

/** The same, held until the transaction ends: what its keeper says meanwhile waits. */
export const lockCustody = (db: Db, petId: string) =>
  custodies(db).where('custody.petId', '=', petId).forUpdate('custody').executeTakeFirst()

/** Those that are held for a keeper. */
export const custodiesOf = (db: Db, keeperId: string) =>
  custodies(db).where('pet.keeperId', '=', keeperId).orderBy('custody.createdAt').execute()

/** HOLD-10 The last time that an organisation held an animal for its keeper, where it said that it has gone back to them or elsewhere. */
export const lastCustodyOf = (db: Db, { petId, organisationId }: { petId: string; organisationId: string }) =>
  db
    .selectFrom('custody')
    .innerJoin('intake', 'intake.id', 'custody.intakeId')
    .select(['custody.id', 'custody.intakeId', 'custody.status', 'custody.statusAt'])
    .where('custody.petId', '=', petId)
    .where('custody.status', 'in', custodyLife.moves.undo.from)
    .where('intake.organisationId', '=', organisationId)
    .orderBy('custody.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The animal whose keeper was told of it in this conversation, while it’s held. */
export const custodyOfThread = (db: Db, threadId: string) => custodies(db).where('custody.threadId', '=', threadId).executeTakeFirst()

/** Whether the animal is held by the organisation that began this conversation with its keeper. */
export async function isHeldAsTold(db: Db, threadId: string): Promise<boolean> {
  return (await custodyOfThread(db, threadId)) !== undefined
}

/** Those of these chips that are on the register, with who keeps each animal and who holds it for them. */
export async function registeredAmong(db: Db, chipNumbers: readonly string[]) {
  if (chipNumbers.length === 0) return new Map<string, never>()
  const rows = await petsWithChip(db)
    .innerJoin('chip as known', 'known.petId', 'pet.id')
    .leftJoin('custody', (held) => held.onRef('custody.petId', '=', 'pet.id').on('custody.status', '=', 'held'))
    .leftJoin('intake', 'intake.id', 'custody.intakeId')
    .select(['known.number', 'intake.organisationId as holderId'])
    .where('known.number', 'in', chipNumbers)
    .execute()
  return new Map(rows.map(({ number, ...pet }) => [number, pet]))
}

/** On which London day (`YYYY-MM-DD`) an animal last left an organisation; null where it never was with it. */
export async function lastLeftOn(db: Db, { petId, organisationId }: { petId: string; organisationId: string }): Promise<string | null> {
  const last = await db
    .selectFrom('intake')
    .select('leftAt')
    .where('petId', '=', petId)
    .where('organisationId', '=', organisationId)
    .where('leftAt', 'is not', null)
    .orderBy('leftAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.leftAt ? londonDate(last.leftAt) : null
}
