import type { Selectable } from 'kysely'
import type * as z from 'zod'
import type { ChipUnit } from '#database/types.ts'
import { lockPetWithChip, type PetRow } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import { isVetPractice, practiceOf, qualificationOf } from './queries/practices.ts'
import type { DeadKind } from './shapes.ts'

type Unit = Selectable<ChipUnit>

/** In which of their roles somebody reports: `finder` is anyone who noticed that a chip has moved. */
export type ReportedBy = 'Implanter' | 'Welfare' | 'finder'

/** A chip that somebody reports, with the animal it is in, both held; and in which of their roles they may. */
export interface Reportable {
  by: ReportedBy
  pet: PetRow | null
  unit: Unit | null
  /** That it is of their own stock. */
  isHeld: boolean
}

/**
 * Finds a chip among those that this account may report: an implanter those they hold and those they implanted, a vet or a verified
 * vet practice those of any animal on the register; and anyone one that has moved, since a reader shows that to anyone, and whoever
 * notices it must report it (SI 2023/468 reg 11). The animal is held first, then the batch, then the chip.
 */
export async function reportable(
  db: Db,
  { chipNumber, kind }: { chipNumber: string; kind: z.output<typeof DeadKind> },
  who: Person,
): Promise<Reportable | 'notVerified' | 'notYours'> {
  const accountId = who.id
  // That a chip of the stock never worked is for anyone of the practice to say; what happens in an animal for its implanters.
  const practice = kind === 'unusedDud' ? await practiceOf(db, accountId) : await qualificationOf(db, who)
  const isVet = await isVetPractice(db, accountId)
  const isChecked = practice.isVerified || isVet
  if (!isChecked && kind !== 'migrated') return 'notVerified'

  const pet = await lockPetWithChip(db, chipNumber)
  const unit = await lockUnit(db, chipNumber)
  const isHeld = practice.isVerified && unit?.holderId === accountId
  if (isHeld || (practice.isVerified && (await hasImplanted(db, chipNumber, accountId)))) return { by: 'Implanter', pet, unit, isHeld }
  if (pet && practice.isVerified && practice.role === 'vet') return { by: 'Implanter', pet, unit, isHeld }
  if (pet && isVet) return { by: 'Welfare', pet, unit, isHeld }
  return pet && kind === 'migrated' ? { by: 'finder', pet, unit, isHeld: false } : 'notYours'
}

async function lockUnit(db: Db, number: string): Promise<Unit | null> {
  const unit = await db.selectFrom('chipUnit').select('batchId').where('number', '=', number).executeTakeFirst()
  if (!unit) return null
  await db.selectFrom('chipBatch').select('id').where('id', '=', unit.batchId).forUpdate().execute()
  return db.selectFrom('chipUnit').selectAll().where('number', '=', number).forUpdate().executeTakeFirstOrThrow()
}

/** Whether this implanter put the chip in. */
export async function hasImplanted(db: Db, chipNumber: string, implanterId: string): Promise<boolean> {
  const implant = await db
    .selectFrom('implant')
    .select('id')
    .where('chipNumber', '=', chipNumber)
    .where('implanterId', '=', implanterId)
    .executeTakeFirst()
  return implant !== undefined
}
