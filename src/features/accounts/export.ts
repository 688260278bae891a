import type { Db } from '#platform/database/db.ts'
import type { Extensions } from '#platform/extension.ts'
import { wordsOf } from '#platform/law/clause.ts'
import { type LinkTo, ownHistories, personalData } from './points.ts'

/** All that is held about one person, by subject, in the register's own words: what each feature has, then what happened to all of it. */
export async function everythingOf(db: Db, extensions: Extensions, accountId: string, now: Date, linkTo: LinkTo) {
  const held: Record<string, unknown> = {}
  for (const sections of extensions(personalData)) Object.assign(held, await sectionsOf(db, sections, accountId, linkTo))
  return { madeAt: now, ...held, events: await eventsOf(db, extensions, accountId) }
}

type Sections = Record<string, (db: Db, accountId: string, linkTo: LinkTo) => Promise<unknown>>

async function sectionsOf(db: Db, sections: Sections, accountId: string, linkTo: LinkTo) {
  const entries = Object.entries(sections).map(async ([name, of]) => [name, await of(db, accountId, linkTo)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

async function eventsOf(db: Db, extensions: Extensions, accountId: string) {
  const events = await db
    .selectFrom('event')
    .select(['subject', 'subjectId', 'at', 'move', 'fromStatus', 'toStatus', 'clause', 'facts'])
    .where((where) => where.or(extensions(ownHistories).map((ids) => where('subjectId', 'in', ids(db, accountId)))))
    .orderBy('at')
    .execute()
  return events.map((event) => ({ ...event, words: wordsOf(event.clause) }))
}
