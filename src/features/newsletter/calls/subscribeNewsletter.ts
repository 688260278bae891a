import { answer } from '#platform/server/answer.ts'
import { subscribeNewsletter } from '../contract.ts'

/** Only queues: whether we know the address is looked up later, so that the answer takes as long for everyone. */
export default answer(subscribeNewsletter, async ({ input, now, queue }) => {
  await queue('askNewsletterReader', { email: input.email, at: now.toISOString() })
  return null
})
