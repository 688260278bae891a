import { sql } from 'kysely'
import { lockPetWithChip, type PetRow } from '#features/pets/queries.ts'
import { chipUnitLife, RESTORED } from '#features/stock/lifecycle.ts'
import type { Db } from '#platform/database/db.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { paths } from '#src/paths.ts'
import { deadChipLife } from './lifecycle.ts'
import { replacementUndone, yourPetsChipRestored } from './messages.ts'
import { openReport } from './openreport.ts'
import { RESTORING_REFUSED } from './refusals.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'transition' | 'recordEvent' | 'notify' | 'services'>

/** What becomes of the number that was given instead: both find the animal, or it was never in it. */
const AFTER_RESTORING = ['both', 'alone'] as const
type AfterRestoring = (typeof AFTER_RESTORING)[number]

interface Restoring {
  /** The number that was replaced. */
  number: string
  after: AfterRestoring
  why: string
}

interface Done {
  /** The number that the animal had instead. */
  before: string
  /** That its keeper was written to: nobody reads what goes to a closed account. */
  isKeeperTold: boolean
}

/**
 * DEAD-7 Staff make a number that was replaced by mistake that of its animal again, and tell the keeper and whoever replaced it. Refuses
 * where that cannot be.
 */
export async function restoreChip(tools: Tools, { number, after, why }: Restoring): Promise<Done> {
  const { db, now, recordEvent } = tools
  const pet = await petReplaced(db, number)
  const before = pet.chipNumber
  if (after === 'alone') await refuseReported(db, before)
  // Held before its number is taken out, as whoever wants to register it holds it before they enter the number.
  const unit = after === 'alone' ? await lockUnit(db, before) : undefined
  const replacement = await db
    .selectFrom('implant')
    .select('implanterId')
    .where('chipNumber', '=', before)
    .where('petId', '=', pet.id)
    .executeTakeFirst()

  await db.updateTable('chip').set({ supersededAt: now }).where('number', '=', before).execute()
  await db.updateTable('chip').set({ supersededAt: null }).where('number', '=', number).execute()
  await restoreImplant(tools, pet.id, number)
  await reopenReports(tools, { number, gone: after === 'alone' ? before : null, why })
  if (after === 'alone') await takeOut(tools, before, unit)

  await recordEvent('pet', pet.id, { move: 'restoreChip', clause: RESTORED.clause, by: 'Staff', facts: { before, chipNumber: number } })
  // Why is not written on the animal: whoever keeps it may read its events, and words of Staff may say who it was.
  const facts = { before, chipNumber: number, after, why }
  if (replacement)
    await recordEvent('account', replacement.implanterId, { move: 'restoreChip', clause: RESTORED.clause, by: 'Staff', facts })
  return { before, isKeeperTold: await tell(tools, pet, { number, before, after, why }, replacement?.implanterId) }
}

async function petReplaced(db: Db, number: string): Promise<PetRow> {
  const pet = await lockPetWithChip(db, number)
  if (!pet) throw refusedBy(RESTORING_REFUSED, 'noSuchChip')
  if (pet.chipNumber === number) throw refusedBy(RESTORING_REFUSED, 'notReplaced')
  return pet
}

/** A number of which something was reported was in the animal, unless the report is not so. */
async function refuseReported(db: Db, number: string): Promise<void> {
  if (await openReport(db, number)) throw refusedBy(RESTORING_REFUSED, 'otherReported')
}

const lockUnit = (db: Db, number: string) =>
  db.selectFrom('chipUnit').select('id').where('number', '=', number).forUpdate().executeTakeFirst()

/** Who put the chip in, when and where; nobody knows where its implanter has not said so, for the replacement was written over it. */
async function restoreImplant({ db, now }: Tools, petId: string, number: string): Promise<void> {
  const implant = await db
    .selectFrom('implant')
    .innerJoin('account', (join) => join.on(sql<boolean>`account.id = coalesce(implant.by_person, implant.implanter_id)`))
    .select(['implant.implantedOn', 'implant.site as implantSite', 'account.name as implanterName'])
    .where('implant.chipNumber', '=', number)
    .executeTakeFirst()
  const known = implant ?? { implantedOn: null, implantSite: null, implanterName: null }
  await db
    .updateTable('pet')
    .set({ ...known, updatedAt: now })
    .where('id', '=', petId)
    .execute()
}

/** The reports by which it was replaced are as they were before. */
async function reopenReports({ db, transition }: Tools, { number, gone, why }: { number: string; gone: string | null; why: string }) {
  const reports = await db
    .selectFrom('deadChip')
    .select(['id', 'status'])
    .where('kind', '<>', 'unusedDud')
    .where('newChipNumber', 'is not', null)
    .where((row) => row.or([row('chipNumber', '=', number), ...(gone ? [row('newChipNumber', '=', gone)] : [])]))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, status } of reports) {
    await db.updateTable('deadChip').set({ newChipNumber: null }).where('id', '=', id).execute()
    if (status === 'superseded') await transition(deadChipLife, 'reopen', id, 'Staff', { why })
  }
}

/** A chip that was never in the animal finds it no longer, and can be registered where it is: one of ours is its implanter's again. */
async function takeOut({ db, transition }: Tools, number: string, unit: { id: string } | undefined): Promise<void> {
  await db.deleteFrom('implant').where('chipNumber', '=', number).execute()
  await db.deleteFrom('chip').where('number', '=', number).execute()
  if (unit) await transition(chipUnitLife, 'takeOut', unit.id, 'Staff')
}

type Undone = Restoring & { before: string }

/** True where the keeper was written to. */
async function tell({ notify }: Tools, pet: PetRow, undone: Undone, implanterId: string | undefined): Promise<boolean> {
  const told = await notify(pet.keeperId, yourPetsChipRestored({ petName: pet.name, ...undone }, paths.pet(pet.id)))
  if (implanterId && implanterId !== pet.keeperId) await notify(implanterId, replacementUndone(undone))
  return told.length > 0
}
