import { isVerified, organisationNames } from '#features/accounts/queries/profiles.ts'
import { petGlance } from '#features/pets/queries/record.ts'
import { petsWithChip } from '#features/pets/queries.ts'
import { costsOfTaking } from '#features/plans/queries/credits.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { answer } from '#platform/server/answer.ts'
import { codeProblem, codeTyped } from '../codes.ts'
import { petByTransferCode } from '../contract.ts'
import { codeWaits, stopsTaking } from '../policy.ts'

const WEEK = 7 * 24 * 3600 * 1000

export default answer(petByTransferCode, async ({ input, db, now, services, refuse }) => {
  const code = await codeTyped(db, services, input.code)
  const problem = codeProblem(code, now)
  if (!code || problem) throw refuse(problem ?? 'noSuchCode')
  const pet = await petsWithChip(db).where('pet.id', '=', code.petId).executeTakeFirstOrThrow()
  const waits = codeWaits({ ...pet, now })
  if (waits) throw refuse('notYet', { because: waits })
  const toPay = (await costsOfTaking(db, [pet.id])).get(pet.id)
  return {
    pet: petGlance(pet),
    breeder: pet.breederId ? { licence: pet.breederLicence, authority: pet.breederAuthority } : null,
    rescue: code.kind === 'adoption' ? await rescueOf(db, code.issuedBy) : null,
    keptByBreeder: pet.keeperId === pet.breederId,
    keepersSoFar: await keepersOf(db, pet.id),
    ageInWeeks: weeksBetween(pet.bornOn, londonDate(now)),
    notNow: stopsTaking({ ...pet, now }),
    toPay: toPay === undefined ? null : { pence: toPay, currency: 'GBP' as const },
    expiresAt: code.expiresAt,
  }
})

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
