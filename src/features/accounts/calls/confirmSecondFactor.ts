import { answer } from '#platform/server/answer.ts'
import { checkCode } from '../checkCode.ts'
import { confirmSecondFactor } from '../contract.ts'
import { SECOND_FACTOR } from '../lifecycle.ts'
import { secondFactorOn } from '../messages.ts'
import { newRecoveryCodes } from '../newRecoveryCodes.ts'
import { proveSession } from '../proveSession.ts'

export default answer(confirmSecondFactor, async (context) => {
  const { input, who, db, now, services, refuse, recordEvent, notify } = context
  const checked = await checkCode(context, input.code, 'begun')
  if (checked !== 'right') return refuse(checked, { field: 'code' })

  await db.updateTable('secondFactor').set({ confirmedAt: now }).where('accountId', '=', who.id).execute()
  const recoveryCodes = await newRecoveryCodes(db, services.codes, who.id)
  await proveSession(db, who, now)
  await recordEvent('account', who.id, { move: 'turnOnSecondFactor', clause: SECOND_FACTOR.clause, by: 'holder' })
  await notify(who.id, secondFactorOn())
  return { recoveryCodes }
})
