import { addresseesOf, namedImplanter } from '#features/accounts/queries.ts'
import { isChipTaken } from '#features/chips/queries.ts'
import { OPEN_OFFER } from '#features/offers/lifecycle.ts'
import { askedLink } from '#features/offers/makeOffers.ts'
import { openOfLetter } from '#features/offers/queries.ts'
import { followTwice } from '#features/pets/points.ts'
import type { PetRow } from '#features/pets/queries.ts'
import { chipUnitLife, NUMBER_CORRECTED } from '#features/stock/lifecycle.ts'
import { isSterile } from '#features/stock/policy.ts'
import { tellHolders } from '#features/stock/tellHolders.ts'
import type { Because } from '#platform/law/clause.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { tellOfRecalls } from './enterChipped.ts'
import { askedNumberCorrected, numberCorrected, yourNumberCorrected } from './messages.ts'
import { openReport } from './openreport.ts'
import type { CORRECTING_REFUSED } from './policy.ts'
import { sourcesOf } from './sources.ts'

type Tools = LawTools & Pick<CallContext<never>, 'notify' | 'queue' | 'extensions' | 'services'> & { who: { id: string } | null }

interface Correcting {
  /** Held by the caller, with the number that was mistyped. */
  pet: PetRow
  number: string
  by: 'Implanter' | 'Staff'
  why: string
  /** The code of another register that says it holds the right number. */
  alsoHeldBy: string | undefined
}

/** Why a number can’t be corrected to another. */
interface Hindrance {
  reason: keyof typeof CORRECTING_REFUSED
  because?: Because
}

/** IMPLANT-7 Gives an animal the number that is in it instead of one that was mistyped, and tells its keeper; or says why not. */
export async function correctNumber(tools: Tools, correcting: Correcting): Promise<Hindrance | null> {
  const { db, now, recordEvent } = tools
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
  await db.updateTable('pet').set({ updatedAt: now }).where('id', '=', pet.id).execute()
  await moveUnits(tools, correcting, unit)

  const facts = { before, chipNumber: number }
  await recordEvent('pet', pet.id, { move: 'correctNumber', clause: NUMBER_CORRECTED.clause, by, facts })
  // Why is not written on the animal: its keepers may read its events for good.
  if (implant)
    await recordEvent('account', implant.implanterId, {
      move: 'correctNumber',
      clause: NUMBER_CORRECTED.clause,
      by,
      facts: { ...facts, why },
    })
  await tellOfRecalls(tools, unit ? [unit.batchId] : [])
  await followTwice(tools, { petId: pet.id, keeperId: pet.keeperId, alsoHeldBy })
  await tell(tools, correcting, implant?.implanterId)
  return null
}

const implantOf = ({ db }: Tools, { id, chipNumber }: PetRow) =>
  db
    .selectFrom('implant')
    .select(['id', 'implanterId', 'implantedOn'])
    .where('chipNumber', '=', chipNumber)
    .where('petId', '=', id)
    .executeTakeFirst()

type Implant = NonNullable<Awaited<ReturnType<typeof implantOf>>>

/** STOCK-4 The chip of ours that is in the animal, held; null for another maker’s. It’s in the animal whatever has become of its batch since. */
async function unitFor(
  tools: Tools,
  { pet, number, by }: Correcting,
  implant: Implant | undefined,
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
async function moveUnits({ db, transition }: Tools, { pet, by }: Correcting, unit: { id: string } | null): Promise<void> {
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

/** The keeper hears of it at once; while nobody has answered, whoever is asked. */
async function tell(tools: Tools, { pet, number, by, why }: Correcting, implanterId: string | undefined): Promise<void> {
  const { db, notify, queue } = tools
  const about = { petName: pet.name, number, before: pet.chipNumber, why }
  if (implanterId && by === 'Staff') await notify(implanterId, yourNumberCorrected(about))
  if (pet.status !== 'awaitingConfirmation') {
    await notify(pet.keeperId, numberCorrected(about, paths.pet(pet.id)))
    return
  }
  const asked = await db.selectFrom('offer').selectAll().where('petId', '=', pet.id).where('status', 'in', OPEN_OFFER).executeTakeFirst()
  const addressee = asked && (await addresseesOf(db, [asked])).get(asked.id)
  if (asked?.letterAt)
    await queue('postKeeperLetter', { offerIds: (await openOfLetter(db, asked)).map(({ id }) => id), before: asked.letterAt.toISOString() })
  if (addressee && asked.toldAt && !asked.codeHash)
    await notify(addressee, askedNumberCorrected(about, await namedImplanter(db, pet.keeperId), askedLink(tools, asked) ?? paths.requests))
}
