import { isVerified, organisationNames } from '#features/accounts/queries/profiles.ts'
import { answer } from '#platform/server/answer.ts'
import { downloadAdoptionPacks } from '../contract.ts'
import { issueCodes } from '../issueCodes.ts'
import { mayHaveCode } from '../policy.ts'
import { printPacks } from '../printPacks.ts'
import { liveCodes } from '../queries.ts'
import { petsToTransfer } from '../sale.ts'

export default answer(downloadAdoptionPacks, async (context) => {
  const { input, who, db, now, refuse } = context
  if (!(await isVerified(db, who.id, 'Welfare'))) throw refuse('notVerified')
  const petIds = [...new Set(input.petIds)]
  const pets = await petsToTransfer(context, petIds, mayHaveCode)
  // What is stated of an adoption is stated when its code is issued.
  const issued = await liveCodes(db, petIds, now).where('kind', '=', 'adoption').execute()
  if (issued.length < petIds.length) throw refuse('noCode')

  const codes = await issueCodes(context, pets)
  const by = (await organisationNames(db, [who.id])).get(who.id) ?? 'A welfare organisation'
  await printPacks(context, pets, { codes, from: { kind: 'adoption', by } })
  return null
})
