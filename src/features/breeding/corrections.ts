import * as z from 'zod'
import type { Db } from '#platform/database/db.ts'

const Before = z.object({ before: z.object({ bornDead: z.int(), diedBeforeChip: z.int() }) })

/** BREED-1 What breeders had said of the losses of these litters before they corrected it, the last correction first. */
export async function correctionsOf(db: Db, litterIds: readonly string[]) {
  const corrected = new Map<string, { at: Date; bornDead: number; diedBeforeChip: number }[]>()
  if (litterIds.length === 0) return corrected
  const events = await db
    .selectFrom('event')
    .select(['subjectId', 'at', 'facts'])
    .where('subject', '=', 'litter')
    .where('subjectId', 'in', [...litterIds])
    .where('move', '=', 'correctLosses')
    .orderBy('seq', 'desc')
    .execute()
  for (const { subjectId, at, facts } of events) {
    const { before } = Before.parse(facts)
    corrected.set(subjectId, [...(corrected.get(subjectId) ?? []), { at, ...before }])
  }
  return corrected
}
