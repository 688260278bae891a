import { answer } from '#platform/server/answer.ts'
import { exportMyData } from '../contract.ts'
import { everythingOf } from '../export.ts'

export default answer(exportMyData, async (context) => {
  context.give(await everythingOf(context, context.who.id))
  return null
})
