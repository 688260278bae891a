import { answer } from '#platform/server/answer.ts'
import { resetPassword } from '../contract.ts'
import { endSessions, pairOf, useToken } from '../queries.ts'

export default answer(resetPassword, async ({ input, db, now, address, needs, refuse, note }) => {
  const token = await useToken(db, ['resetPassword'], input.token, now)
  if (!token) throw refuse('linkEnded')

  const passwordHash = await needs.passwords.hash(input.password)
  await db.updateTable('account').set({ passwordHash }).where('id', '=', token.accountId).execute()
  await endSessions(db, token.accountId, now)
  await db.deleteFrom('loginFailure').where('pair', '=', pairOf(token.email, address)).execute()
  await note('account', token.accountId, {
    move: 'resetPassword',
    clause: 'ACC-7 Whoever reads the account’s e-mail may choose a new password',
    by: 'holder',
  })
  return null
})
