import { isVerified } from '#features/accounts/queries/profiles.ts'
import { answer } from '#platform/server/answer.ts'
import { issueAdoptionCodes } from '../contract.ts'
import { issueCodes } from '../issueCodes.ts'
import { mayHaveCode } from '../policy.ts'
import { petsToTransfer } from '../sale.ts'
import { writeBackup } from '../writeBackup.ts'

export default answer(issueAdoptionCodes, async (context) => {
  const { input, who, db, refuse } = context
  if (!(await isVerified(db, who.id, 'Welfare'))) throw refuse('notVerified')
  const pets = await petsToTransfer(context, [...new Set(input.petIds)], mayHaveCode)
  for (const pet of pets) await writeBackup(context, pet, input.rescueBackup)

  const codes = await issueCodes(context, pets, { kind: 'adoption', statement: input.statement })
  return { codes: codes.map((code) => ({ ...code, petName: pets.find(({ id }) => id === code.petId)?.name ?? '' })) }
})
