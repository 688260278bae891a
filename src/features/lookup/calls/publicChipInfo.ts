import { handlerOutsideTransaction } from '#platform/server/answer.ts'
import { publicChipInfo } from '../contract.ts'
import { forAnyone } from '../disclose.ts'
import { findChip } from '../find.ts'
import { recordLookup } from '../log.ts'
import { mayLookUp } from '../policy.ts'

export default handlerOutsideTransaction(publicChipInfo, async (context) => {
  const { input, db, now, services, refuse } = context
  if (!(await mayLookUp(context, input.captcha))) throw refuse('captchaNeeded', { field: 'captcha' })

  const finding = await findChip(db, services, input.chipNumber, now)
  recordLookup(context, finding)
  return forAnyone(finding, { typed: input.chipNumber, now, signer: services.signer })
})
