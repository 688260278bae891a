import { sql } from 'kysely'
import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { issueLetter } from '../issue.ts'

/** How many letters one transaction queues. */
const BATCH = 200

/**
 * Queues an issue for the next readers who haven’t had it, and then itself. Who was sent what is written in the same transaction as the
 * message, so that a server that dies half-way sends nobody anything twice, and leaves nobody out.
 */
export default job({
  name: 'sendNewsletterBatch',
  data: z.object({ issueId: z.uuid() }),
  work: async ({ data: { issueId }, db, now, services, send, queue }) => {
    // Held: of two that run at once, the second goes on where the first has ended.
    const issue = await db.selectFrom('newsletterIssue').selectAll().where('id', '=', issueId).forUpdate().executeTakeFirst()
    if (!issue || issue.doneAt) return
    const readers = await db
      .selectFrom('newsletterSubscriber as reader')
      .select(['reader.id', 'reader.email'])
      .where('reader.confirmedAt', '<=', issue.madeAt)
      .where('reader.leftAt', 'is', null)
      .where('reader.topics', '@>', sql<string[]>`array[${issue.topic}]::text[]`)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('newsletterDelivery')
              .select('subscriberId')
              .whereRef('subscriberId', '=', 'reader.id')
              .where('issueId', '=', issueId),
          ),
        ),
      )
      .orderBy('reader.id')
      .limit(BATCH)
      .execute()
    if (readers.length === 0) {
      await db.updateTable('newsletterIssue').set({ doneAt: now }).where('id', '=', issueId).execute()
      return
    }
    await db
      .insertInto('newsletterDelivery')
      .values(readers.map(({ id }) => ({ issueId, subscriberId: id, at: now })))
      .execute()
    for (const reader of readers) await send(issueLetter(services, issue, reader))
    await queue('sendNewsletterBatch', { issueId })
  },
})
