import { sql } from 'kysely'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { LOOSE_KEPT_DAYS, UNUSED_KEPT_HOURS } from './kit/kept.ts'

/** Forgotten together, so that a night with more of them takes no more memory. */
const AT_ONCE = 500

/**
 * Deletes the rows of files that no record refers to, by a foreign key or in the evidence of a profile, and that are no longer on their way
 * into a form; what is to be removed from the store stands in `removed_file` then.
 */
export async function forgetLooseFiles(db: Db, now: Date): Promise<void> {
  const { rows: places } = await PLACES.execute(db)
  const isShown = places.map(
    ({ place, key }) => sql`exists (select from ${sql.table(place)} as shows where shows.${sql.ref(key)} = file.id)`,
  )
  const isLoose = sql`not (${sql.join([...isShown, IS_EVIDENCE], sql` or `)})`
  const sentBefore = sql`case when account_id is null then ${earlier(now, { hours: UNUSED_KEPT_HOURS })}::timestamptz else ${earlier(now, { days: LOOSE_KEPT_DAYS })} end`
  for (let gone = AT_ONCE; gone === AT_ONCE; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from file where id in (
        select id from file where key like 'uploads/%' and created_at < ${sentBefore} and ${isLoose} limit ${AT_ONCE} for update skip locked
      )`.execute(db)
    gone = Number(numAffectedRows)
  }
}

/** Every column that refers to a file: the database itself knows them, so that none is forgotten. */
const PLACES = sql<{ place: string; key: string }>`
  select conrelid::regclass::text as place, attname as key from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = any (conkey)
  where contype = 'f' and confrelid = 'file'::regclass`

/** Professionals' evidence stands in the details of their profile. */
const IS_EVIDENCE = sql`file.id::text in (
  select jsonb_array_elements_text(details -> 'evidence') from profile where jsonb_typeof(details -> 'evidence') = 'array'
  union all select details ->> 'evidenceFileId' from profile where details ->> 'evidenceFileId' is not null)`
