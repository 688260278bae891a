import { sql } from 'kysely'
import type * as z from 'zod'
import { accountById, tradingNames } from '#features/accounts/queries.ts'
import { isChipTaken } from '#features/chips/queries.ts'
import type { PetRow } from '#features/pets/queries.ts'
import { chipUnitLife } from '#features/stock/lifecycle.ts'
import { newId } from '#platform/database/id.ts'
import { personOf } from '#platform/law/policy.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import type { chipWithPet } from './contract.ts'
import { deadChipLife } from './lifecycle.ts'
import { chipReplaced, implantWritten, numberWasTried } from './messages.ts'
import { IMPLANTED, mayReplace, REPLACED, TRIED_TO_REPLACE } from './policy.ts'
import { qualificationOf } from './queries/practices.ts'
import type { NewImplant } from './shapes.ts'

type Replacing = CallContext<typeof chipWithPet>
type Unit = { id: string; batchId: string } | null

/** The reports by which the chip of an animal may be replaced: those of what happened in the animal. */
export const reportsOf = ({ db }: Pick<Replacing, 'db'>, chipNumber: string) =>
  db
    .selectFrom('deadChip')
    .select(['id', 'kind', 'status', 'reportedBy'])
    .where('chipNumber', '=', chipNumber)
    .where('kind', '<>', 'unusedDud')
    .where('status', 'in', ['reportDue', 'reportSent'])
    .orderBy('id')
    .forUpdate()
    .execute()

/** DEAD-3: whether whoever asks may replace the chip of an animal of which these are the reports. */
export async function mayReplaceHere(
  { db, who }: Replacing,
  pet: PetRow,
  reports: Awaited<ReturnType<typeof reportsOf>>,
): Promise<boolean> {
  const implant = await db.selectFrom('implant').select('implanterId').where('chipNumber', '=', pet.chipNumber).executeTakeFirst()
  // Anyone may report that a chip has moved: only a vet who does so may replace it for that.
  const { role } = await qualificationOf(db, who)
  const reporters = reports.filter(({ kind }) => kind !== 'migrated' || role === 'vet').map(({ reportedBy }) => reportedBy)
  return mayReplace(who, { reporters, implanterId: implant?.implanterId ?? null, keeperId: pet.keeperId })
}

/**
 * DEAD-3 Tells the keeper of a missing or stolen animal that somebody tried to give it another number, once for each who tries, and
 * notes who it was on that implanter's account, because a keeper may read the events of the animal.
 */
export async function alarmKeeper({ input, who, db, now, recordEvent, notify }: Replacing, pet: PetRow): Promise<void> {
  const before = await db
    .selectFrom('event')
    .select('id')
    .where('subject', '=', 'account')
    .where('subjectId', '=', who.id)
    .where('move', '=', 'tryToReplaceChip')
    .where('at', '>=', pet.statusAt)
    .where(sql<string>`facts ->> 'chipNumber'`, '=', input.oldChipNumber)
    .executeTakeFirst()
  if (before) return
  const facts = { chipNumber: input.oldChipNumber }
  await recordEvent('account', who.id, { move: 'tryToReplaceChip', clause: TRIED_TO_REPLACE.clause, by: 'Implanter', facts })
  const keeper = await accountById(db, pet.keeperId)
  if (keeper.status === 'closed' || keeper.id === who.id) return
  await notify(keeper, numberWasTried({ petName: pet.name, number: pet.chipNumber, at: now }, paths.pet(pet.id)))
}

/** DEAD-3 Gives an animal, which the caller holds, another number. False when somebody else registered that number in the meantime. */
export async function replaceChip(context: Replacing, pet: PetRow, unit: Unit): Promise<boolean> {
  const { input, db, now, recordEvent, transition, notify } = context
  if (await isChipTaken(db, input.chipNumber)) return false
  await db.updateTable('chip').set({ supersededAt: now }).where('number', '=', pet.chipNumber).execute()
  const entered = await db
    .insertInto('chip')
    .values({ number: input.chipNumber, petId: pet.id, registeredAt: now })
    .onConflict((taken) => taken.column('number').doNothing())
    .returning('number')
    .executeTakeFirst()
  if (!entered) return false

  await writeImplant(context, pet, unit)
  const facts = { before: pet.chipNumber, chipNumber: input.chipNumber }
  await recordEvent('pet', pet.id, { move: 'replaceChip', clause: REPLACED.clause, by: 'Implanter', facts })
  // A report that is still to be sent stays due: the law does not forget it because the animal has another chip.
  for (const { id, status } of await reportsOf(context, pet.chipNumber)) {
    await db.updateTable('deadChip').set({ newChipNumber: input.chipNumber }).where('id', '=', id).execute()
    if (status === 'reportSent') await transition(deadChipLife, 'supersede', id, 'Implanter')
  }
  const practice = await practiceNameOf(context)
  const about = { petName: pet.name, number: input.chipNumber, before: pet.chipNumber, practice }
  await notify(pet.keeperId, chipReplaced(about, paths.pet(pet.id)))
  return true
}

/** IMPLANT-4 Adds to a record that its keeper has made who put the chip in, when and where. */
export async function addImplant(context: Replacing, pet: PetRow, unit: Unit): Promise<void> {
  const { recordEvent, notify } = context
  await writeImplant(context, pet, unit)
  await recordEvent('pet', pet.id, { move: 'writeImplant', clause: IMPLANTED.clause, by: 'Implanter', facts: { changed: ['implant'] } })
  const about = { petName: pet.name, number: pet.chipNumber, practice: await practiceNameOf(context) }
  await notify(pet.keeperId, implantWritten(about, paths.pet(pet.id)))
}

/** By which name its keeper may know who has just put the chip in. */
const practiceNameOf = async ({ db, who }: Replacing) => (await tradingNames(db, [who.id])).get(who.id) ?? null

async function writeImplant({ input, who, db, now, transition }: Replacing, pet: PetRow, unit: Unit) {
  const { implantedOn, site }: z.output<typeof NewImplant> = input.implant
  await db
    .insertInto('implant')
    .values({
      id: newId(),
      chipNumber: input.chipNumber,
      implanterId: who.id,
      byPerson: who.by?.person.id ?? null,
      petId: pet.id,
      species: pet.species,
      ...input.implant,
      batchId: unit?.batchId ?? null,
      createdAt: now,
    })
    .execute()
  await db
    .updateTable('pet')
    .set({ implantedOn, implantSite: site, implanterName: personOf(who).name, updatedAt: now })
    .where('id', '=', pet.id)
    .execute()
  if (!unit) return
  await transition(chipUnitLife, 'implant', unit.id, 'Implanter')
  if (pet.status !== 'awaitingConfirmation') await transition(chipUnitLife, 'register', unit.id, 'Implanter')
}
