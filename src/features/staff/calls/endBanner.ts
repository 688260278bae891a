import { stopBanner } from '#features/news/stopBanner.ts'
import { endBanner } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(endBanner, async ({ input, db, now, refuse }) => {
  if (!(await stopBanner(db, input.bannerId, now))) throw refuse('noSuchBanner')
  return null
})
