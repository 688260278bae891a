import { dropSecondFactor } from '#features/accounts/dropSecondFactor.ts'
import { SECOND_FACTOR } from '#features/accounts/lifecycle.ts'
import { secondFactorOff } from '#features/accounts/messages.ts'
import { accountByEmail } from '#features/accounts/queries.ts'
import { resetSecondFactor } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(resetSecondFactor, async ({ input, db, refuse, recordEvent, notify }) => {
  const account = await accountByEmail(db, input.email)
  if (!account) throw refuse('noSuchAccount')
  const factor = await db.selectFrom('secondFactor').select('accountId').where('accountId', '=', account.id).executeTakeFirst()
  if (!factor) throw refuse('noSecondFactor')
  await dropSecondFactor(db, account.id)
  await recordEvent('account', account.id, { move: 'resetSecondFactor', clause: SECOND_FACTOR.clause, by: 'Staff' })
  await notify(account.id, secondFactorOff())
  return null
})
