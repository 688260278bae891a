import { hasRoomForCode } from '#platform/jobs/dispatching.ts'
import { answer } from '#platform/server/answer.ts'
import { updateUserEmail } from '../contract.ts'
import { accountById, sendConfirmation } from '../queries.ts'

export default answer(updateUserEmail, async (asked) => {
  const { input, who, db, needs, refuse } = asked
  const account = await accountById(db, who.id)
  const again = input.email === account.email
  if (again && account.emailVerifiedAt) throw refuse('alreadyConfirmed', { field: 'email' })
  const right = again || (await needs.passwords.matches(account.passwordHash, input.password))
  if (!right) throw refuse('wrongPassword', { field: 'password' })
  if (!(await hasRoomForCode(asked, 'email', input.email))) throw refuse('tooManyLinks', { field: 'email', retryAfter: 3600 })

  // An address that has an account already gets a link too, which will say so only to its reader.
  await sendConfirmation(asked, { ...account, email: input.email })
  return null
})
