import { isChipTaken } from '#features/chips/queries.ts'
import { followTwice } from '#features/pets/points.ts'
import { chipUnitLife } from '#features/stock/lifecycle.ts'
import { isSterile } from '#features/stock/policy.ts'
import { tellHolders } from '#features/stock/tellHolders.ts'
import type { Because } from '#platform/law/clause.ts'
import { type Corrected, type CorrectionTools, type Implant, implantOf, noteCorrected } from './corrected.ts'
import { tellOfRecalls } from './enterChipped.ts'
import { yourNumberCorrected } from './messages.ts'
import { openReport } from './openreport.ts'
import type { CORRECTING_REFUSED } from './policy.ts'
import { sourcesOf } from './sources.ts'

interface Correcting extends Corrected {
  /** The code of another register that says it holds the right number. */
  alsoHeldBy: string | undefined
}

/** Why a number can’t be corrected to another. */
interface Hindrance {
  reason: keyof typeof CORRECTING_REFUSED
  because?: Because
}

/** IMPLANT-7 Gives an animal the number that is in it instead of one that was mistyped, and tells its keeper; or says why not. */
export async function correctNumber(tools: CorrectionTools, correcting: Correcting): Promise<Hindrance | null> {
  const { db, now, notify } = tools
  const { pet, number, by, why, alsoHeldBy } = correcting
  const before = pet.chipNumber
  if (number === before) return { reason: 'sameNumber' }
  if (await isChipTaken(db, number)) return { reason: 'chipTaken' }
  if (await openReport(db, before)) return { reason: 'reported' }
  const implant = await implantOf(tools, pet)
  const unit = await unitFor(tools, correcting, implant)
  if (unit && 'reason' in unit) return unit

  await db.deleteFrom('chip').where('number', '=', before).execute()
  const entered = await db
    .insertInto('chip')
    .values({ number, petId: pet.id, registeredAt: now })
    .onConflict((taken) => taken.column('number').doNothing())
    .returning('number')
    .executeTakeFirst()
  if (!entered) return { reason: 'chipTaken' }
  if (implant)
    await db
      .updateTable('implant')
      .set({ chipNumber: number, batchId: unit?.batchId ?? null, changedAt: now })
      .where('id', '=', implant.id)
      .execute()
  await moveUnits(tools, correcting, unit)
  await noteCorrected(tools, correcting, implant)
  if (implant && by === 'Staff') await notify(implant.implanterId, yourNumberCorrected({ number, before, why }))
  await tellOfRecalls(tools, unit ? [unit.batchId] : [])
  await followTwice(tools, { petId: pet.id, keeperId: pet.keeperId, alsoHeldBy })
  return null
}

/** STOCK-4 The chip of ours that is in the animal, held; null for another maker’s. It’s in the animal whatever has become of its batch since. */
async function unitFor(
  tools: CorrectionTools,
  { pet, number, by }: Correcting,
  implant: Implant | null,
): Promise<{ id: string; batchId: string } | null | Hindrance> {
  const chip = { number, implantedOn: implant?.implantedOn ?? pet.implantedOn ?? '', alreadyIn: true }
  const source = (await sourcesOf(tools.db, [chip], implant?.implanterId ?? pet.keeperId)).get(number) ?? { unit: null }
  if (!('reason' in source)) return source.unit
  const { reason, unit, because } = source
  // It has expired since: on the day it went in it was sterile.
  if (reason === 'notSterile' && isSterile(unit, chip.implantedOn)) return unit
  if (reason === 'otherHolder' && by === 'Implanter') await tellHolders(tools, [unit], by)
  return { reason: reason === 'frozen' ? 'usedAlready' : reason, ...(because && { because }) }
}

/** A chip of ours that was never in the animal is its implanter’s again, or called back with its batch. */
async function moveUnits({ db, transition }: CorrectionTools, { pet, by }: Correcting, unit: { id: string } | null): Promise<void> {
  const wrong = await db
    .selectFrom('chipUnit')
    .innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId')
    .select(['chipUnit.id', 'chipBatch.status as batchStatus'])
    .where('chipUnit.number', '=', pet.chipNumber)
    .where('chipUnit.status', 'in', chipUnitLife.moves.correctOut.from)
    .forUpdate('chipUnit')
    .executeTakeFirst()
  if (wrong) await transition(chipUnitLife, 'correctOut', wrong.id, by, {}, wrong.batchStatus === 'recalled' ? 'recalled' : 'withImplanter')
  if (unit) await transition(chipUnitLife, 'correctIn', unit.id, by, {}, pet.status === 'awaitingConfirmation' ? 'implanted' : 'registered')
}
