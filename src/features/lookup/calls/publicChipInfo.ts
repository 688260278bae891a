import { answerOutside } from '#platform/server/answer.ts'
import { publicChipInfo } from '../contract.ts'
import { forAnyone } from '../disclose.ts'
import { findChip } from '../find.ts'
import { noteLookup } from '../log.ts'
import { mayLookUp } from '../policy.ts'

export default answerOutside(publicChipInfo, async (asked) => {
  const { input, db, now, needs, refuse } = asked
  if (!(await mayLookUp(asked, input.captcha))) throw refuse('captchaNeeded', { field: 'captcha' })

  const finding = await findChip(db, needs, input.chipNumber)
  noteLookup(asked, finding)
  return forAnyone(finding, { typed: input.chipNumber, now, signer: needs.signer })
})
