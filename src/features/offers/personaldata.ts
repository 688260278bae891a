import type { Db } from '#platform/database/db.ts'

/** What a person offered and was offered: each without who the other side is. */
export const offerData = {
  offersMade: (db: Db, accountId: string) =>
    db
      .selectFrom('offer')
      .select(['petId', 'kind', 'status', 'statusAt', 'toEmail', 'toMobile', 'statement', 'note', 'createdAt', 'answerBy'])
      .where('fromAccount', '=', accountId)
      .execute(),
  offersReceived: (db: Db, accountId: string) =>
    db
      .selectFrom('offer')
      .select(['petId', 'kind', 'status', 'statusAt', 'reason', 'createdAt', 'answerBy'])
      .where('toAccount', '=', accountId)
      .execute(),
}
