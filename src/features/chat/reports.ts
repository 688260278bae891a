import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { nameInThread, type Thread } from './queries.ts'
import type { Side } from './shapes.ts'

type Sided = Pick<Thread, 'id' | 'hostBlockedAt' | 'guestBlockedAt'>

const openReport = (db: Db, threadId: string, side: Side) =>
  db
    .selectFrom('threadReport')
    .select('id')
    .where('threadId', '=', threadId)
    .where('side', '=', side)
    .where('withdrawnAt', 'is', null)
    .where('closedAt', 'is', null)

/** What one side has done about a conversation: blocked it, or reported it to Staff, who have not answered yet. */
export async function safetyOf(db: Db, thread: Sided, side: Side) {
  const reported = await openReport(db, thread.id, side).executeTakeFirst()
  const blockedAt = side === 'host' ? thread.hostBlockedAt : thread.guestBlockedAt
  return { blocked: blockedAt !== null, reported: reported !== undefined }
}

/** Nobody writes in a conversation while one side blocks it. */
export const setBlocked = (db: Db, threadId: string, side: Side, at: Date | null) =>
  db
    .updateTable('thread')
    .set(side === 'host' ? { hostBlockedAt: at } : { guestBlockedAt: at })
    .where('id', '=', threadId)
    .execute()

/** Once a side, until Staff close it or it is taken back. */
export const report = (db: Db, threadId: string, side: Side, said: { why: string; now: Date }) =>
  db
    .insertInto('threadReport')
    .values({ id: newId(), threadId, side, why: said.why, at: said.now })
    .onConflict((same) => same.columns(['threadId', 'side']).where('withdrawnAt', 'is', null).where('closedAt', 'is', null).doNothing())
    .execute()

export const withdrawReport = (db: Db, threadId: string, side: Side, now: Date) =>
  db
    .updateTable('threadReport')
    .set({ withdrawnAt: now })
    .where('id', 'in', openReport(db, threadId, side))
    .execute()

/** The reports that wait for Staff. */
export const reportsToClose = (db: Db) =>
  db.selectFrom('threadReport').select(['id', 'at']).where('withdrawnAt', 'is', null).where('closedAt', 'is', null)

/** The 50 that have waited longest, each with the last words of its conversation. */
export async function openReports(db: Db) {
  const reports = await db
    .selectFrom('threadReport')
    .innerJoin('thread', 'thread.id', 'threadReport.threadId')
    .leftJoin('pet', 'pet.id', 'thread.petId')
    .select(['threadReport.id', 'threadReport.threadId', 'threadReport.side', 'threadReport.why', 'threadReport.at'])
    .select([
      nameInThread.as('petName'),
      'thread.about',
      'thread.hostId',
      'thread.guestId',
      'thread.guestName',
      'thread.guestEmail',
      'thread.guestMobile',
      'thread.hostBlockedAt',
      'thread.guestBlockedAt',
    ])
    .where('threadReport.id', 'in', reportsToClose(db).clearSelect().select('id'))
    .orderBy('threadReport.at')
    .limit(50)
    .execute()
  const ids = reports.map(({ threadId }) => threadId)
  const said = ids.length === 0 ? [] : await lastWords(db, ids)
  return reports.map((one) => ({ ...one, said: said.filter(({ threadId }) => threadId === one.threadId) }))
}

const LINES = 20

const lastWords = (db: Db, threadIds: readonly string[]) =>
  db
    .selectFrom('thread')
    .innerJoinLateral(
      (lines) =>
        lines
          .selectFrom('message')
          .select(['message.side', 'message.text', 'message.at', 'message.place'])
          .whereRef('message.threadId', '=', 'thread.id')
          .orderBy('message.place', 'desc')
          .limit(LINES)
          .as('line'),
      (join) => join.onTrue(),
    )
    .select(['thread.id as threadId', 'line.side', 'line.text', 'line.at', 'line.place'])
    .where('thread.id', 'in', threadIds)
    .orderBy('line.place')
    .execute()

/** Writes down what Staff decided of a report. Its conversation; null where none waits under this id. */
export async function closeReport(db: Db, id: string, decision: string, now: Date): Promise<string | null> {
  const closed = await db
    .updateTable('threadReport')
    .set({ closedAt: now, decision })
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .where('closedAt', 'is', null)
    .returning('threadId')
    .executeTakeFirst()
  return closed?.threadId ?? null
}
