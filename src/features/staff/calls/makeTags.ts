import { pinOf, printedShortCode, printedToken, shortCodeOf, tokenOf } from '#features/tailtag/codes.ts'
import { makeTags as make } from '#features/tailtag/makeTags.ts'
import { paths } from '#src/paths.ts'
import { makeTags } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(makeTags, async (context) => {
  const { input, services } = context
  const tagIds = await make(context, services, input.count)
  const items = tagIds.map((tagId) => ({
    tagId,
    shortCode: printedShortCode(shortCodeOf(services, tagId)),
    pin: pinOf(services, tagId, 0),
    link: services.config.publicUrl + paths.tag(printedToken(tokenOf(services, tagId))),
  }))
  return { items }
})
