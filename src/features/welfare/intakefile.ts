import { enterPets } from '#features/pets/enterPets.ts'
import { enterUnchipped } from '#features/pets/enterUnchipped.ts'
import { followTwice } from '#features/pets/points.ts'
import { lockPetWithChip } from '#features/pets/queries.ts'
import { payOrOwe } from '#features/plans/payOrOwe.ts'
import { newId } from '#platform/database/id.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { beginIntakes } from './beginIntake.ts'
import type { importIntakes } from './contract.ts'
import { holdForKeeper, whyNotHeldNow } from './hold.ts'
import type { TakenIn } from './intakerows.ts'
import { animalsTakenIn } from './messages.ts'
import { elsewhereUntilOf } from './policy.ts'

type Asking = CallContext<typeof importIntakes>

/** HOLD-1 Takes an animal of a file in that is registered to someone else, if it still can be. */
export async function holdOne(context: Asking, { pet, intake, location, note }: TakenIn): Promise<void> {
  const { db, who, refuse } = context
  const found = await lockPetWithChip(db, pet.chipNumber)
  if (!found || (await whyNotHeldNow(db, who.id, found))) throw refuse('chipTaken')
  const { intakeId } = await holdForKeeper(context, { pet: found, intake, location })
  await noteOn(context, [{ petId: found.id, intakeId, note }])
}

/** CARE-1 Takes in those of a file that have no chip. */
export async function takeInWithoutChip(context: Asking, taken: readonly TakenIn[]): Promise<void> {
  const petIds: string[] = []
  for (const { pet } of taken) petIds.push(await enterUnchipped(context, pet, context.who.id))
  await intakesOf(context, taken, (_, index) => ({ petId: petIds[index] ?? '' }))
}

/** Registers those of a file that have a chip; how many registrations are still to be paid for. */
export async function takeInByChip(
  context: Asking,
  taken: readonly TakenIn[],
  elsewhere: ReadonlyMap<string, { code: string }>,
): Promise<number> {
  const { input, who, db, now, refuse, notify } = context
  const entries = taken.map(({ pet }) => ({ pet, keeperId: who.id, alsoHeldBy: elsewhere.get(pet.chipNumber)?.code }))
  const { lost, ids, petIds } = await enterPets(context, entries, 'keeper', 'awaitingPayment')
  if (lost.size > 0) throw refuse('chipTaken')
  const idOf = (chipNumber: string) => ids.get(chipNumber) ?? ''
  if (input.rescueBackup === 'yes') await db.updateTable('pet').set({ rescueBackupId: who.id }).where('id', 'in', petIds).execute()
  await intakesOf(context, taken, ({ pet }) => ({
    petId: idOf(pet.chipNumber),
    elsewhereUntil: elsewhereUntilOf(elsewhere.get(pet.chipNumber), now),
  }))
  // Whoever hears of two registers reads of the stay.
  for (const { pet, alsoHeldBy } of entries) await followTwice(context, { petId: idOf(pet.chipNumber), keeperId: who.id, alsoHeldBy })
  const owing = petIds.length - (await payOrOwe(context, who.id, petIds)).length
  await notify(who.id, animalsTakenIn(petIds.length, owing))
  return owing
}

type OfAnimal = (taken: TakenIn, index: number) => { petId: string; elsewhereUntil?: string | null }

async function intakesOf(context: Asking, taken: readonly TakenIn[], ofAnimal: OfAnimal): Promise<void> {
  const { db, who, now } = context
  const intakes = taken.map((one, index) => ({
    organisationId: who.id,
    ...one.intake,
    location: one.location,
    ...one.scan,
    ...ofAnimal(one, index),
  }))
  const ids = await beginIntakes(db, intakes, now)
  await noteOn(
    context,
    intakes.map(({ petId }, index) => ({ petId, intakeId: ids[index] ?? '', note: taken[index]?.note ?? '' })),
  )
}

/** What the file notes of each animal, in the name of the person who brought it in. */
async function noteOn({ db, who, now }: Asking, noted: readonly { petId: string; intakeId: string; note: string }[]): Promise<void> {
  const by = { organisationId: who.id, writtenBy: who.by?.person.id ?? who.id, forKeeper: false, at: now }
  const notes = noted.flatMap(({ note: words, ...of }) => (words ? [{ id: newId(), ...of, words, ...by }] : []))
  if (notes.length > 0) await db.insertInto('intakeNote').values(notes).execute()
}
