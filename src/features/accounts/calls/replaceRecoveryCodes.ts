import { answer } from '#platform/server/answer.ts'
import { checkCode } from '../checkCode.ts'
import { replaceRecoveryCodes } from '../contract.ts'
import { SECOND_FACTOR } from '../lifecycle.ts'
import { recoveryCodesReplaced } from '../messages.ts'
import { newRecoveryCodes } from '../newRecoveryCodes.ts'

export default answer(replaceRecoveryCodes, async (context) => {
  const { input, who, db, services, refuse, recordEvent, notify } = context
  const checked = await checkCode(context, input.code)
  if (checked !== 'right') return refuse(checked, { field: 'code' })

  const recoveryCodes = await newRecoveryCodes(db, services.codes, who.id)
  await recordEvent('account', who.id, { move: 'replaceRecoveryCodes', clause: SECOND_FACTOR.clause, by: 'holder' })
  await notify(who.id, recoveryCodesReplaced())
  return { recoveryCodes }
})
