import { accountById } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { isMine } from './mine.ts'

/** What a person offered and was offered: each without who the other side is. */
export const offerData = {
  offersMade: (db: Db, accountId: string) =>
    db
      .selectFrom('offer')
      .select([
        'petId',
        'kind',
        'status',
        'statusAt',
        'toEmail',
        'toMobile',
        'letters',
        'letterAt',
        'statement',
        'note',
        'createdAt',
        'answerBy',
      ])
      .where('fromAccount', '=', accountId)
      .execute(),
  offersReceived: (db: Db, accountId: string) =>
    db
      .selectFrom('offer')
      .select(['petId', 'kind', 'status', 'statusAt', 'reason', 'createdAt', 'answerBy'])
      .where('toAccount', '=', accountId)
      .execute(),
  /** What implanters typed of this person, by the e-mail address and mobile number that they have confirmed. */
  detailsGivenByImplanters: async (db: Db, accountId: string) => {
    const me = await accountById(db, accountId)
    return db
      .selectFrom('keeperToBe')
      .select(['petId', 'name', 'line1', 'line2', 'town', 'county', 'postcode', 'landline', 'givenAt'])
      .where('petId', 'in', db.selectFrom('offer').select('offer.petId').where(isMine(me)))
      .orderBy('givenAt')
      .execute()
  },
}
