import { answer } from '#platform/server/answer.ts'
import { checkCode } from '../checkCode.ts'
import { removeSecondFactor } from '../contract.ts'
import { dropSecondFactor } from '../dropSecondFactor.ts'
import { SECOND_FACTOR } from '../lifecycle.ts'
import { secondFactorOff } from '../messages.ts'

export default answer(removeSecondFactor, async (context) => {
  const { input, who, db, refuse, recordEvent, notify } = context
  const checked = await checkCode(context, input.code)
  if (checked !== 'right') return refuse(checked, { field: 'code' })

  await dropSecondFactor(db, who.id)
  await recordEvent('account', who.id, { move: 'turnOffSecondFactor', clause: SECOND_FACTOR.clause, by: 'holder' })
  await notify(who.id, secondFactorOff())
  return null
})
