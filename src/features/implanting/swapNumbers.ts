import type { PetRow } from '#features/pets/queries.ts'
import { chipUnitLife } from '#features/stock/lifecycle.ts'
import { type Corrected, type CorrectionTools, implantOf, noteCorrected } from './corrected.ts'
import { tellOfRecalls } from './enterChipped.ts'
import { yourNumbersSwapped } from './messages.ts'
import { openReport } from './openreport.ts'
import type { SWAPPING_REFUSED } from './policy.ts'

interface Swapping extends Pick<Corrected, 'by' | 'why'> {
  /** Held by the caller, each with the number that is in the other. */
  pets: readonly [PetRow, PetRow]
}

/** IMPLANT-7 Gives two animals each other’s number and tells their keepers; or says why not. Each chip’s batch and its unit go with it. */
export async function swapNumbers(
  tools: CorrectionTools,
  { pets: [one, other], by, why }: Swapping,
): Promise<keyof typeof SWAPPING_REFUSED | null> {
  const { db, now, notify } = tools
  if (await openReport(db, one.chipNumber)) return 'reported'
  if (await openReport(db, other.chipNumber)) return 'otherReported'
  const implants = [await implantOf(tools, one), await implantOf(tools, other)] as const
  const pairs = [
    { pet: one, number: other.chipNumber, implant: implants[0], batchId: implants[1]?.batchId ?? null },
    { pet: other, number: one.chipNumber, implant: implants[1], batchId: implants[0]?.batchId ?? null },
  ]

  await db.deleteFrom('chip').where('number', 'in', [one.chipNumber, other.chipNumber]).execute()
  await db
    .insertInto('chip')
    .values(pairs.map(({ pet, number }) => ({ number, petId: pet.id, registeredAt: now })))
    .execute()
  // No number stands on two implants, not even for a moment.
  for (const { implant } of pairs)
    if (implant) await db.updateTable('implant').set({ chipNumber: implant.id }).where('id', '=', implant.id).execute()
  for (const { implant, number: chipNumber, batchId } of pairs)
    if (implant) await db.updateTable('implant').set({ chipNumber, batchId, changedAt: now }).where('id', '=', implant.id).execute()
  if (isUnconfirmed(one) !== isUnconfirmed(other)) for (const { pet, number } of pairs) await moveUnit(tools, { pet, number, by })

  // One letter may ask about both.
  const posted = new Set<string>()
  for (const { implant, ...corrected } of pairs) await noteCorrected(tools, { ...corrected, by, why }, implant, posted)
  if (by === 'Staff')
    for (const id of new Set(implants.flatMap((implant) => implant?.implanterId ?? [])))
      await notify(id, yourNumbersSwapped({ numbers: [one.chipNumber, other.chipNumber], why }))
  await tellOfRecalls(tools, [...new Set(pairs.flatMap(({ batchId }) => batchId ?? []))])
  return null
}

const isUnconfirmed = ({ status }: PetRow) => status === 'awaitingConfirmation'

/** A chip of ours is registered once its animal’s keeper has confirmed it. */
async function moveUnit({ db, transition }: CorrectionTools, { pet, number, by }: Omit<Corrected, 'why'>): Promise<void> {
  const unit = await db
    .selectFrom('chipUnit')
    .select('id')
    .where('number', '=', number)
    .where('status', 'in', chipUnitLife.moves.correctOut.from)
    .forUpdate()
    .executeTakeFirst()
  if (!unit) return
  await transition(chipUnitLife, 'correctOut', unit.id, by, {}, 'withImplanter')
  await transition(chipUnitLife, 'correctIn', unit.id, by, {}, isUnconfirmed(pet) ? 'implanted' : 'registered')
}
