import { sql } from 'kysely'
import type { TestRegister } from './register.ts'

/** How many wait now for what another transaction holds. */
export async function waiting({ db }: TestRegister): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.n ?? 0
}
