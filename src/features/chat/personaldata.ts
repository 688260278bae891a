import type { Db } from '#platform/database/db.ts'

const ofThreads = (db: Db, accountId: string) =>
  db.selectFrom('thread').where(({ or, eb }) => or([eb('thread.hostId', '=', accountId), eb('thread.guestId', '=', accountId)]))

/** What a person and those they wrote with said to each other. */
export const chatData = {
  conversations: (db: Db, accountId: string) =>
    ofThreads(db, accountId).select(['id', 'about', 'petId', 'placeWords', 'placeLat', 'placeLng', 'createdAt', 'endedAt']).execute(),
  messages: (db: Db, accountId: string) =>
    ofThreads(db, accountId)
      .innerJoin('message', 'message.threadId', 'thread.id')
      .select(['message.threadId', 'message.side', 'message.text', 'message.at'])
      .orderBy('message.at')
      .execute(),
  messagesForOrganisations: (db: Db, accountId: string) =>
    db.selectFrom('message').select(['threadId', 'side', 'text', 'at']).where('byPerson', '=', accountId).orderBy('at').execute(),
}
