import { fileUrl } from '#features/files/queries.ts'
import { londonDate, span } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { Extensions } from '#platform/extension.ts'
import { wordsOf } from '#platform/law/clause.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { signedUrl } from '#platform/server/signedurl.ts'
import { FILE_LINKS_DAYS } from './kit/kept.ts'
import { type LinkTo, ownHistories, personalData } from './points.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'extensions' | 'services'>

/** All that is held about one person as a file: by subject, in the register's own words, what each feature has, then what happened to all of it. The files of theirs that it names have links, which work for some days. */
export async function everythingOf({ db, now, extensions, services }: Tools, accountId: string) {
  const seconds = span({ days: FILE_LINKS_DAYS }) / 1000
  const linkTo = (fileId: string) => services.config.publicUrl + signedUrl(fileUrl(fileId), services.codes, now, seconds)
  const held: Record<string, unknown> = { madeAt: now }
  for (const sections of extensions(personalData)) Object.assign(held, await sectionsOf(db, sections, accountId, linkTo))
  const all = { ...held, events: await eventsOf(db, extensions, accountId) }
  const bytes = Buffer.from(JSON.stringify(all, null, 2))
  return { bytes, type: 'application/json; charset=utf-8', name: `homeward-${londonDate(now)}.json` }
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
