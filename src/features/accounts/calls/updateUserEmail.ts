import { hasRoomForCode } from '#platform/jobs/dispatch.ts'
import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { updateUserEmail } from '../contract.ts'
import { sendConfirmation } from '../openAccount.ts'
import { accountById } from '../queries.ts'

export default handlerWithPreflight(updateUserEmail, comparePassword, async (context, checked) => {
  const { input, who, db, refuse } = context
  const account = await accountById(db, who.id)
  const again = input.email === account.email
  if (again && account.emailVerifiedAt) throw refuse('alreadyConfirmed', { field: 'email' })
  if (!again && account.passwordHash !== checked) throw refuse('wrongPassword', { field: 'password' })
  if (!(await hasRoomForCode(context, 'email', input.email))) throw refuse('tooManyLinks', { field: 'email', retryAfter: 3600 })

  // An address that has an account already gets a link too, which will say so only to its reader.
  await sendConfirmation(context, { ...account, email: input.email })
  return null
})

/** The hash that the password matches; null where it does not, or where the address stays as it is. */
async function comparePassword({ input, who, db, services }: PreflightContext<typeof updateUserEmail>): Promise<string | null> {
  const { email, passwordHash } = await accountById(db, who.id)
  if (input.email === email) return null
  return (await services.passwords.matches(passwordHash, input.password)) ? passwordHash : null
}
