import { petGlance } from '#features/pets/queries/record.ts'
import { petsWithChip } from '#features/pets/queries.ts'
import { costsOfTaking } from '#features/plans/queries/credits.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { answer } from '#platform/server/answer.ts'
import { codeProblem, codeTyped } from '../codes.ts'
import { petByTransferCode } from '../contract.ts'
import { codeWaits, stopsSelling, stopsTaking } from '../policy.ts'
import { unlicensedAmong } from '../queries/licences.ts'
import { tellSeller } from '../tellSeller.ts'

const WEEK = 7 * 24 * 3600 * 1000

export default answer(petByTransferCode, async (context) => {
  const { input, db, now, services, refuse } = context
  const code = await codeTyped(db, services, input.code)
  const problem = codeProblem(code, now)
  if (!code || problem) throw refuse(problem ?? 'noSuchCode')
  const pet = await petsWithChip(db).where('pet.id', '=', code.petId).executeTakeFirstOrThrow()
  const waits = codeWaits({ ...pet, now })
  if (waits) throw refuse('notYet', { because: waits })
  const unlicensed = stopsSelling(pet, await unlicensedAmong(db, [pet.keeperId], now))
  if (unlicensed) {
    await tellSeller(context, code, pet)
    return refuse('sellerUnlicensed', { because: unlicensed })
  }
  const toPay = (await costsOfTaking(db, [pet.id])).get(pet.id)
  return {
    pet: petGlance(pet),
    breeder: pet.breederId ? { licence: pet.breederLicence, authority: pet.breederAuthority } : null,
    keptByBreeder: pet.keeperId === pet.breederId,
    keepersSoFar: await keepersOf(db, pet.id),
    ageInWeeks: weeksBetween(pet.bornOn, londonDate(now)),
    notNow: stopsTaking({ ...pet, now }),
    toPay: toPay === undefined ? null : { pence: toPay, currency: 'GBP' as const },
    expiresAt: code.expiresAt,
  }
})

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
