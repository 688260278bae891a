import { makeTags as make } from '#features/tailtag/makeTags.ts'
import { printedTag } from '#features/tailtag/printedTag.ts'
import { makeTags } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(makeTags, async (context) => {
  const tagIds = await make(context, context.services, context.input.count)
  return { items: tagIds.map((tagId) => ({ tagId, ...printedTag(context.services, tagId) })) }
})
