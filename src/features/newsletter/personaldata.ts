import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'

/** What the newsletter knows of the confirmed address of an account, and which issues went to it. */
export const newsletterData = {
  newsletter: (db: Db, accountId: string) =>
    readersOf(db, accountId)
      .select(['newsletterSubscriber.email', 'newsletterSubscriber.topics', 'newsletterSubscriber.consent'])
      .select(['newsletterSubscriber.askedAt', 'newsletterSubscriber.confirmedAt', 'newsletterSubscriber.leftAt'])
      .execute(),
  newslettersSent: (db: Db, accountId: string) =>
    readersOf(db, accountId)
      .innerJoin('newsletterDelivery', 'newsletterDelivery.subscriberId', 'newsletterSubscriber.id')
      .innerJoin('newsletterIssue', 'newsletterIssue.id', 'newsletterDelivery.issueId')
      .select(['newsletterIssue.subject', 'newsletterDelivery.at'])
      .execute(),
}

const readersOf = (db: Db, accountId: string) =>
  db
    .selectFrom('newsletterSubscriber')
    .innerJoin('account', 'account.email', 'newsletterSubscriber.email')
    .where('account.id', '=', accountId)
    .where('account.emailVerifiedAt', 'is not', null)

/** Somebody who closes their account is written to no more, and their address is deleted here as well. */
export async function endNewsletter({ db }: Pick<TransactionContext, 'db'>, accountId: string): Promise<void> {
  await db
    .deleteFrom('newsletterSubscriber')
    .where('email', 'in', (query) =>
      query.selectFrom('account').select('email').where('id', '=', accountId).where('emailVerifiedAt', 'is not', null),
    )
    .execute()
}
