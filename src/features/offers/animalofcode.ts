import { keepershipsOf } from '#features/pets/queries/pastkeepers.ts'
import { petGlance } from '#features/pets/queries/record.ts'
import { type PetRow, petsWithChip } from '#features/pets/queries.ts'
import { costsOfTaking } from '#features/plans/queries/credits.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { keeperToBe } from './keepertobe.ts'
import type { OfferRow } from './mine.ts'
import { offerersOf } from './offerers.ts'
import { stopsConfirming } from './policy.ts'
import { openOfLetter } from './queries.ts'

const WEEK = 7 * 24 * 3600 * 1000

/** OFFER-3 What the code in a letter shows of all that it asks: whoever has the letter has the name and address on it. */
export async function askedInLetter(db: Db, offer: OfferRow, now: Date) {
  const pet = await petsWithChip(db).where('pet.id', '=', offer.petId).executeTakeFirstOrThrow()
  const to = await keeperToBe(db, pet.id)
  const open = await openOfLetter(db, offer)
  const petIds = open.map(({ petId }) => petId)
  const costs = [...(await costsOfTaking(db, petIds)).values()]
  const all = await petsWithChip(db).where('pet.id', 'in', petIds).orderBy('pet.id').execute()
  return {
    ...(await animalOf(db, pet, now)),
    toPay: costs.length === 0 ? null : { pence: costs.reduce((sum, cost) => sum + cost, 0), currency: 'GBP' as const },
    breeder: null,
    rescue: null,
    keptByBreeder: false,
    notNow: stopsConfirming(pet),
    expiresAt: offer.answerBy,
    letter: {
      by: (await offerersOf(db, [offer], now))(offer),
      name: to?.name ?? '',
      address: to?.address ?? null,
      animals: all.map(({ name, chipNumber }) => ({ name, chipShown: groupChipNumber(chipNumber) })),
      isLitter: offer.kind === 'litter',
    },
  }
}

/** What anybody who has the code of an animal may know of it. */
export async function animalOf(db: Db, pet: PetRow, now: Date) {
  const toPay = (await costsOfTaking(db, [pet.id])).get(pet.id)
  return {
    pet: petGlance(pet),
    keepersSoFar: await keepersOf(db, pet.id),
    ageInWeeks: weeksBetween(pet.bornOn, londonDate(now)),
    toPay: toPay === undefined ? null : { pence: toPay, currency: 'GBP' as const },
  }
}

async function keepersOf(db: Db, petId: string): Promise<number> {
  const { keepers } = await keepershipsOf(db, petId)
    .select((row) => row.fn.countAll<number>().as('keepers'))
    .executeTakeFirstOrThrow()
  return keepers
}

/** Whole weeks between two dates (`YYYY-MM-DD`). */
const weeksBetween = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / WEEK)
