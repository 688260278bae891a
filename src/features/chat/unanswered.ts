import type { Db } from '#platform/database/db.ts'

/** Conversations with our support team in which the other side has the last word, the longest waiting first, with that word. */
export const unansweredQuestions = (db: Db) =>
  db
    .selectFrom('thread')
    .innerJoinLateral(
      (lines) =>
        lines
          .selectFrom('message')
          .select(['message.side', 'message.text', 'message.at'])
          .whereRef('message.threadId', '=', 'thread.id')
          .orderBy('message.place', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['thread.id', 'thread.guestId', 'thread.guestName', 'thread.guestEmail', 'thread.guestMobile', 'last.text', 'last.at'])
    .where('thread.about', '=', 'support')
    .where('thread.endedAt', 'is', null)
    .where('last.side', '=', 'guest')
    .orderBy('last.at')
    .execute()
