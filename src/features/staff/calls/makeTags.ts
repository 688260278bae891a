import { makeTags as make } from '#features/tailtag/makeTags.ts'
import { printTags } from '#features/tailtag/printTags.ts'
import { makeTags } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(makeTags, async (context) => {
  const { input, services, now, give } = context
  const tagIds = await make(context, services, input.count)
  give({ bytes: await printTags(services, tagIds, now), type: 'application/pdf', name: `Tags ${now.toISOString().slice(0, 10)}.pdf` })
  return null
})
