import { earlier } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import { confirmNewsletter } from '../contract.ts'
import { CONFIRM_DAYS } from '../kit/kept.ts'
import { readerToken } from '../readers.ts'

export default answer(confirmNewsletter, async ({ input, db, now, services, refuse }) => {
  const reader = await db
    .updateTable('newsletterSubscriber')
    .set({ confirmedAt: now, leftAt: null, secretHash: null, topics: [...new Set(input.topics)] })
    .where('secretHash', '=', hashOfSecret(input.token))
    .where('askedAt', '>', earlier(now, { days: CONFIRM_DAYS }))
    .returning('id')
    .executeTakeFirst()
  if (!reader) throw refuse('linkEnded')
  return { token: readerToken(services, reader.id) }
})
