import { sql } from 'kysely'
import * as z from 'zod'
import type { Stretch } from '#platform/clock/london.ts'

/** The times that visits block, as the database writes them. */
export const blockedBy = (...slots: { blocked: Stretch }[]) =>
  `{${slots.map(({ blocked }) => `[${blocked.from.toISOString()},${blocked.to.toISOString()})`).join(',')}}`

/**
 * What a visit with an open proposal keeps of its present time, and with it the proposed one. Never more than it blocks already: the
 * implanter may have wished for longer pauses since, and taken other visits.
 */
export const stillBlockedBy = (present: { blocked: Stretch }, ...proposed: { blocked: Stretch }[]) =>
  sql<string>`blocked * ${blockedBy(present)}::tstzmultirange + ${blockedBy(...proposed)}::tstzmultirange`

/** Whether the database refused a visit that would meet another one of the implanter. */
export const isOverlap = (error: unknown) => z.object({ code: z.literal('23P01') }).safeParse(error).success
