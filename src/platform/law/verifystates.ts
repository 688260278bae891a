import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Difference } from './verifyhistory.ts'

interface Row {
  id: string
  status: string
  told: string | null
}

const PAGE = 2000

/** Compares the status of every thing that has a lifecycle with what the last event of its history says. */
export async function verifyStates(db: Db, lifecycles: readonly Lifecycle[], found: (difference: Difference) => void): Promise<void> {
  for (const law of lifecycles) {
    for await (const { id, status, told } of rowsOf(db, law))
      if (told !== status) found({ of: 'state', words: wordsFor(`${law.subject} ${id}`, status, told) })
  }
}

const wordsFor = (name: string, status: string, told: string | null) =>
  told === null ? `${name}: it is ${status}, and has no history that says so` : `${name}: it is ${status}, and its history says ${told}`

async function* rowsOf(db: Db, law: Lifecycle): AsyncGenerator<Row> {
  let page = await rowsAfter(db, law, null)
  while (page.length > 0) {
    yield* page
    page = await rowsAfter(db, law, page.at(-1)?.id ?? null)
  }
}

async function rowsAfter(db: Db, { subject, table }: Lifecycle, last: string | null): Promise<Row[]> {
  const after = last ? sql`where id > ${last}::uuid` : sql``
  const { rows } = await sql<Row>`
    select thing.id, thing.status, (
      select to_status from event
      where event.subject = ${subject} and event.subject_id = thing.id and to_status is not null
      order by seq desc limit 1
    ) as told
    from (select id, status::text as status from ${sql.table(table)} ${after} order by id limit ${PAGE}) thing
    order by thing.id`.execute(db)
  return rows
}
