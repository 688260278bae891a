import { endedOn } from '#features/accounts/queries/licences.ts'
import { isVerified, organisationNames } from '#features/accounts/queries/profiles.ts'
import { petGlance } from '#features/pets/queries/record.ts'
import { type PetRow, petsWithChip } from '#features/pets/queries.ts'
import { costsOfTaking } from '#features/plans/queries/credits.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { codeProblem, codeTyped } from '../codes.ts'
import { petByTransferCode } from '../contract.ts'
import { keeperToBe } from '../keepertobe.ts'
import { letterProblem, letterTyped } from '../lettercodes.ts'
import type { OfferRow } from '../mine.ts'
import { offerersOf } from '../offerers.ts'
import { codeWaits, stopsConfirming, stopsSelling, stopsTaking } from '../policy.ts'
import { unlicensedAmong } from '../queries/licences.ts'
import { tellSeller } from '../tellSeller.ts'

const WEEK = 7 * 24 * 3600 * 1000

type Asking = CallContext<typeof petByTransferCode>

export default answer(petByTransferCode, async (context) => {
  const { input, db, now, services, refuse } = context
  const letter = await letterTyped(db, services, input.code)
  if (letter) return checkByLetter(context, letter)
  const code = await codeTyped(db, services, input.code)
  const problem = codeProblem(code, now)
  if (!code || problem) throw refuse(problem ?? 'noSuchCode')
  const pet = await petsWithChip(db).where('pet.id', '=', code.petId).executeTakeFirstOrThrow()
  const waits = codeWaits({ ...pet, now })
  if (waits) throw refuse('notYet', { because: waits })
  const unlicensed = code.kind === 'sale' ? stopsSelling(pet, await unlicensedAmong(db, [pet.keeperId], now)) : null
  if (unlicensed) {
    await tellSeller(context, code, pet)
    return refuse('sellerUnlicensed', { because: unlicensed })
  }
  return {
    ...(await animalOf(db, pet, now)),
    breeder: pet.breederId ? await breederOf(db, { ...pet, breederId: pet.breederId }, now) : null,
    rescue: code.kind === 'adoption' ? await rescueOf(db, code.issuedBy) : null,
    keptByBreeder: pet.keeperId === pet.breederId,
    notNow: stopsTaking({ ...pet, now }),
    expiresAt: code.expiresAt,
    letter: null,
  }
})

type Bred = Pick<PetRow, 'breederLicence' | 'breederAuthority'> & { breederId: string }

async function breederOf(db: Db, { breederId, breederLicence, breederAuthority }: Bred, now: Date) {
  const ended = await endedOn(db, breederId, { number: breederLicence, now })
  return { licence: breederLicence, authority: breederAuthority, licenceEndedOn: ended }
}

/** OFFER-3 Whoever has the letter has the name and address on it. */
async function checkByLetter({ db, now, refuse }: Asking, offer: OfferRow) {
  const problem = letterProblem(offer, now)
  if (problem) throw refuse(problem)
  const pet = await petsWithChip(db).where('pet.id', '=', offer.petId).executeTakeFirstOrThrow()
  const to = await keeperToBe(db, pet.id)
  return {
    ...(await animalOf(db, pet, now)),
    breeder: null,
    rescue: null,
    keptByBreeder: false,
    notNow: stopsConfirming(pet),
    expiresAt: offer.answerBy,
    letter: { by: (await offerersOf(db, [offer]))(offer), name: to?.name ?? '', address: to?.address ?? null },
  }
}

async function animalOf(db: Db, pet: PetRow, now: Date) {
  const toPay = (await costsOfTaking(db, [pet.id])).get(pet.id)
  return {
    pet: petGlance(pet),
    keepersSoFar: await keepersOf(db, pet.id),
    ageInWeeks: weeksBetween(pet.bornOn, londonDate(now)),
    toPay: toPay === undefined ? null : { pence: toPay, currency: 'GBP' as const },
  }
}

/** Under which name a verified organisation gives the animal away. */
async function rescueOf(db: Db, accountId: string): Promise<string | null> {
  if (!(await isVerified(db, accountId, 'Welfare'))) return null
  return (await organisationNames(db, [accountId])).get(accountId) ?? null
}

async function keepersOf(db: Db, petId: string): Promise<number> {
  const { keepers } = await db
    .selectFrom('keepership')
    .select((row) => row.fn.countAll<number>().as('keepers'))
    .where('petId', '=', petId)
    .executeTakeFirstOrThrow()
  return keepers
}

/** Whole weeks between two dates (`YYYY-MM-DD`). */
const weeksBetween = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / WEEK)
