import { isVerified } from '#features/accounts/queries/profiles.ts'
import { answer } from '#platform/server/answer.ts'
import { issueAdoptionCodes } from '../contract.ts'
import { groundedPets } from '../groundedPets.ts'
import { issueCodes } from '../issueCodes.ts'
import { writeBackup } from '../writeBackup.ts'

export default answer(issueAdoptionCodes, async (context) => {
  const { input, who, db, refuse } = context
  const { petIds, statement, rescueBackup } = input
  if (!(await isVerified(db, who.id, 'Welfare'))) throw refuse('notVerified')
  const { ready, leftOut } = await groundedPets(context, { petIds, statement, act: 'packs' })
  if (ready.some(({ hasLeft }) => hasLeft)) throw refuse('hasLeft')

  const pets = ready.map(({ pet }) => pet)
  for (const pet of pets) await writeBackup(context, pet, rescueBackup)
  const grounds = new Map(ready.map(({ pet, ground }) => [pet.id, ground]))
  const codes = await issueCodes(context, pets, { kind: 'adoption', grounds })
  return { codes: codes.map((code) => ({ ...code, petName: pets.find(({ id }) => id === code.petId)?.name ?? '' })), leftOut }
})
