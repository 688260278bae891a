import * as z from 'zod'
import type { Db } from '#platform/database/db.ts'

/** `on`: `YYYY-MM-DD`; both empty where they weren’t said. */
const Said = z.object({ on: z.string().catch(''), of: z.string().catch('') })
const UNSAID = { on: '', of: '' }

/** When these animals died and of what, as their keepers last said, by animal. */
export async function deathsSaid(db: Db, petIds: readonly string[]) {
  if (petIds.length === 0) return new Map<string, z.output<typeof Said>>()
  const events = await db
    .selectFrom('event')
    .distinctOn('subjectId')
    .select(['subjectId', 'facts'])
    .where('subject', '=', 'pet')
    .where('subjectId', 'in', [...petIds])
    .where('move', '=', 'reportDeceased')
    .orderBy('subjectId')
    .orderBy('seq', 'desc')
    .execute()
  return new Map(events.map(({ subjectId, facts }) => [subjectId, Said.catch(UNSAID).parse(facts)]))
}
