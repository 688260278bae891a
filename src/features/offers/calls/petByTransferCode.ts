import { licenceNow } from '#features/accounts/queries/licences.ts'
import { isVerified, organisationNames } from '#features/accounts/queries/profiles.ts'
import { type PetRow, petsWithChip } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { answer } from '#platform/server/answer.ts'
import { animalOf, askedInLetter } from '../animalofcode.ts'
import { codeProblem, codeTyped } from '../codes.ts'
import { petByTransferCode } from '../contract.ts'
import { letterProblem, letterTyped } from '../lettercodes.ts'
import { codeWaits, stopsSelling, stopsTaking } from '../policy.ts'
import { unlicensedAmong } from '../queries/licences.ts'
import { tellSeller } from '../tellSeller.ts'

export default answer(petByTransferCode, async (context) => {
  const { input, db, now, services, refuse } = context
  const letter = await letterTyped(db, services, input.code)
  if (letter) {
    const problem = letterProblem(letter, now)
    if (problem) throw refuse(problem)
    return askedInLetter(db, letter, now)
  }
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

type Bred = Pick<PetRow, 'breederLicence' | 'breederAuthority' | 'keeperId'> & { breederId: string }

async function breederOf(db: Db, { breederId, keeperId, breederLicence, breederAuthority }: Bred, now: Date) {
  const held = await licenceNow(db, breederId, { number: breederLicence, now })
  const current = keeperId === breederId ? held.now : null
  return { licence: breederLicence, authority: breederAuthority, licenceEndedOn: held.endedOn, current }
}

/** Under which name a verified organisation gives the animal away. */
async function rescueOf(db: Db, accountId: string): Promise<string | null> {
  if (!(await isVerified(db, accountId, 'Welfare'))) return null
  return (await organisationNames(db, [accountId])).get(accountId) ?? null
}
