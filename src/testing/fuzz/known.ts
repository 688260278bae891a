import { sql } from 'kysely'
import { PEOPLE } from '#database/seed/people.ts'
import type { Db } from '#platform/database/db.ts'

/** What a register holds, so that half-right inputs meet something. */
export interface Known {
  chips: string[]
  emails: string[]
  /** Codes, keys and tokens that open something. */
  codes: string[]
  /** Ids of the things that a field of this name points to, or of all things where the name says nothing. */
  idsFor(field: string): string[]
}

const MOST = 12
const NOBODY = '019aa000-0000-7000-8000-000000000001'

/** Reads the newest of everything that the register holds. */
export async function knownOf(db: Db): Promise<Known> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by table_name`.execute(db)
  const ids = new Map<string, string[]>()
  for (const { name } of tables) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(name)} order by id desc limit ${MOST}`.execute(db)
    ids.set(name.replaceAll('_', '').toLowerCase(), rows.map(({ id }) => id).reverse())
  }
  const chips = await db.selectFrom('chip').select('number').orderBy('registeredAt', 'desc').orderBy('number').limit(40).execute()
  const units = await db.selectFrom('chipUnit').select('number').orderBy('number').limit(10).execute()
  const codes = await db.selectFrom('registrationCode').select('code').orderBy('code').limit(5).execute()
  const all = [...ids.values()].flat()

  return {
    chips: [...chips, ...units].map(({ number }) => number).concat('985999999999999'),
    emails: [...Object.values(PEOPLE).map(({ email }) => email), 'new@example.org', 'Nia.Powell@Example.org'],
    codes: codes.map(({ code }) => code),
    idsFor: (field) => {
      const meant = ids.get(field.replace(/Ids?$/, '').toLowerCase()) ?? []
      return meant.length > 0 ? meant : [...all, NOBODY]
    },
  }
}
