import { answer } from '#platform/server/answer.ts'
import { forgotPassword } from '../contract.ts'

/** Only queues: whether there is an account is looked up later, so that the answer takes as long for everyone. */
export default answer(forgotPassword, async ({ input, queue }) => {
  await queue('sendResetLink', { email: input.email })
  return null
})
