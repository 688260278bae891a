import type { Db } from '#platform/database/db.ts'

/** The issues, the newest first, with how many readers each has gone to. */
export const issues = (db: Db) =>
  db
    .selectFrom('newsletterIssue')
    .leftJoin('newsletterDelivery', 'newsletterDelivery.issueId', 'newsletterIssue.id')
    .select(['newsletterIssue.id as issueId', 'topic', 'subject', 'madeAt', 'doneAt'])
    .select((row) => row.fn.count<string>('newsletterDelivery.subscriberId').as('sent'))
    .groupBy('newsletterIssue.id')
    .orderBy('madeAt', 'desc')
    .orderBy('newsletterIssue.id')
    .limit(100)
    .execute()
