import { sql } from 'kysely'
import { newId } from '#platform/database/id.ts'
import type { TransactionContext } from '#platform/server/answer.ts'

interface NewIssue {
  topic: string
  subject: string
  paragraphs: string[]
  link: string | null
}

/** Begins to send an issue to everyone who has chosen its topic by now: how many those are; null where nobody has. */
export async function makeIssue({ db, now, queue }: Pick<TransactionContext, 'db' | 'now' | 'queue'>, issue: NewIssue) {
  const { readers } = await db
    .selectFrom('newsletterSubscriber')
    .select((row) => row.fn.countAll<string>().as('readers'))
    .where('confirmedAt', 'is not', null)
    .where('leftAt', 'is', null)
    .where('topics', '@>', sql<string[]>`array[${issue.topic}]::text[]`)
    .executeTakeFirstOrThrow()
  if (Number(readers) === 0) return null
  const issueId = newId()
  await db
    .insertInto('newsletterIssue')
    .values({ id: issueId, ...issue, madeAt: now })
    .execute()
  await queue('sendNewsletterBatch', { issueId })
  return { issueId, readers: Number(readers) }
}
