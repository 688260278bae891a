import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { job } from '#platform/jobs/job.ts'
import { hashOfSecret, newSecret } from '#platform/server/tokens.ts'
import { CONSENT } from '../consent.ts'
import { alreadyReads, confirmAddress } from '../messages.ts'
import { readerToken } from '../readers.ts'
import { TOPIC_CODES } from '../subjects.ts'

/** One address is asked so often, however often someone types it. */
const AGAIN_AFTER = { minutes: 10 }

/** Sends the link that confirms an address. In the background, so that a page can’t tell by the time whether we know the address. */
export default job({
  name: 'askNewsletterReader',
  data: z.object({ email: z.string(), at: z.coerce.date() }),
  work: async ({ data: { email, at }, db, services, notify }) => {
    const secret = newSecret()
    const asked = { consent: CONSENT, askedAt: at, secretHash: hashOfSecret(secret) }
    const row = await db
      .insertInto('newsletterSubscriber')
      .values({ id: newId(), email, topics: [...TOPIC_CODES], ...asked })
      .onConflict((same) => same.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) return void (await notify({ email }, confirmAddress(secret)))

    const known = await db
      .selectFrom('newsletterSubscriber')
      .select(['id', 'confirmedAt', 'leftAt', 'askedAt'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (known.askedAt > earlier(at, AGAIN_AFTER)) return
    const isReader = known.confirmedAt !== null && known.leftAt === null
    await db
      .updateTable('newsletterSubscriber')
      .set(isReader ? { askedAt: at } : asked)
      .where('id', '=', known.id)
      .execute()
    await notify({ email }, isReader ? alreadyReads(readerToken(services, known.id)) : confirmAddress(secret))
  },
})
