import { answer } from '#platform/server/answer.ts'
import { checkCode } from '../checkCode.ts'
import { proveSecondFactor } from '../contract.ts'
import { SECOND_FACTOR } from '../lifecycle.ts'
import { proveSession } from '../proveSession.ts'

export default answer(proveSecondFactor, async (context) => {
  const { input, who, db, now, refuse, recordEvent } = context
  const checked = await checkCode(context, input.code)
  if (checked !== 'right') return refuse(checked, { field: 'code' })

  await proveSession(db, who, now)
  await recordEvent('account', who.id, { move: 'proveSecondFactor', clause: SECOND_FACTOR.clause, by: 'holder' })
  return null
})
