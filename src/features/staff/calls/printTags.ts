import { printTags as print } from '#features/tailtag/printTags.ts'
import { tagsMadeOn } from '#features/tailtag/queries.ts'
import { printTags } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(printTags, async ({ input, db, now, services, give, refuse }) => {
  const tagIds = await tagsMadeOn(db, input.madeOn)
  if (tagIds.length === 0) throw refuse('noSuchTags', { field: 'madeOn' })
  give({ bytes: await print(services, tagIds, now), type: 'application/pdf', name: `Tags ${input.madeOn}.pdf` })
  return null
})
