import type { TestRegister } from './register.ts'

/** How many wait now for what another transaction holds. */
export async function waiting({ asOwner }: TestRegister): Promise<number> {
  const rows = await asOwner("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
  return rows.length
}
