import { type Expression, sql } from 'kysely'
import * as z from 'zod'
import type { TestRegister } from './register.ts'

const Plan = z.array(z.object({ 'Execution Time': z.number() }))

/** How long the database takes for a query by its own clock, in milliseconds, at best of three times. */
export async function msOf({ db }: TestRegister, query: Expression<unknown>): Promise<number> {
  const times = []
  for (const _ of [1, 2, 3]) {
    const { rows } = await sql<{ 'QUERY PLAN': unknown }>`explain (analyze, format json) ${query}`.execute(db)
    times.push(...Plan.parse(rows[0]?.['QUERY PLAN']).map((plan) => plan['Execution Time']))
  }
  return Math.min(...times)
}
