import { breederColumns } from '#features/accounts/queries/breedercolumns.ts'
import { matchNewborn } from '#features/offers/matchNewborn.ts'
import { CHANGED } from '#features/pets/lifecycle.ts'
import { hadAnotherKeeper } from '#features/pets/queries/pastkeepers.ts'
import { daysBetween } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { answer } from '#platform/server/answer.ts'
import { joinLitter } from '../contract.ts'

const MOST_OFFSPRING = 20
/** A birth can go on past midnight; where the day is an estimate, it may be further off. */
const DAYS_OFF = { exact: 1, estimated: 14 }

export default answer(joinLitter, async ({ input, who, db, refuse, recordEvent }) => {
  const { litterId, chipNumber } = input
  // Held, so that two animals that join at the same time are both counted.
  const litters = db.selectFrom('litter').selectAll().where('id', '=', litterId).where('breederId', '=', who.id)
  const litter = await litters.forUpdate().executeTakeFirst()
  if (!litter) throw refuse('noSuchLitter')
  const pet = await ownAnimal(db, chipNumber, who.id)
  if (!pet) throw refuse('notYours', { field: 'chipNumber' })
  if (pet.litterId) throw refuse('inLitter', { field: 'chipNumber' })
  if (pet.breederId ? pet.breederId !== who.id : pet.breederName || (await hadAnotherKeeper(db, pet.id, who.id)))
    throw refuse('otherBreeder', { field: 'chipNumber' })
  const off = Math.abs(daysBetween(litter.bornOn, pet.bornOn))
  const isBornWith = off <= (pet.bornExactly ? DAYS_OFF.exact : DAYS_OFF.estimated)
  if (pet.species !== litter.species || !isBornWith || chipNumber === litter.damChipNumber)
    throw refuse('doesNotFit', { field: 'chipNumber' })
  const others = await db.selectFrom('pet').select('id').where('litterId', '=', litterId).execute()
  if (others.length >= MOST_OFFSPRING) throw refuse('litterFull')

  const bred = pet.breederId ? {} : await breederColumns(db, who.id, { ...litter, litterId })
  await db
    .updateTable('pet')
    .set({ ...bred, litterId })
    .where('id', '=', pet.id)
    .execute()
  await matchNewborn(db, litterId, [pet.id])
  await recordEvent('pet', pet.id, { move: 'joinLitter', clause: CHANGED.clause, by: 'keeper', facts: { damName: litter.damName } })
  return { petId: pet.id, name: pet.name }
})

const ownAnimal = (db: Db, chipNumber: string, keeperId: string) =>
  db
    .selectFrom('pet')
    .innerJoin('chip', 'chip.petId', 'pet.id')
    .select(['pet.id', 'pet.name', 'pet.species', 'pet.bornOn', 'pet.bornExactly', 'pet.litterId', 'pet.breederId', 'pet.breederName'])
    .where('chip.number', '=', chipNumber)
    .where('pet.keeperId', '=', keeperId)
    .where('pet.status', 'in', ['active', 'awaitingPayment'])
    .forUpdate('pet')
    .executeTakeFirst()
