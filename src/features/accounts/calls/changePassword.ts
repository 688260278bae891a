import { answer } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { changePassword } from '../contract.ts'
import { passwordChanged } from '../messages.ts'
import { accountById, endSessions } from '../queries.ts'

export default answer(changePassword, async ({ input, who, db, now, needs, refuse, note, send }) => {
  const account = await accountById(db, who.id)
  const right = await needs.passwords.matches(account.passwordHash, input.currentPassword)
  if (!right) throw refuse('wrongPassword', { field: 'currentPassword' })

  const passwordHash = await needs.passwords.hash(input.newPassword)
  await db.updateTable('account').set({ passwordHash }).where('id', '=', who.id).execute()
  await endSessions(db, who.id, now, who.sessionId)
  await note('account', who.id, { move: 'changePassword', clause: 'ACC-8 The holder may change the password', by: 'holder' })
  await send(passwordChanged(account, needs.config.publicUrl + paths.forgotPassword))
  return null
})
