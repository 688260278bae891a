import * as z from 'zod'
import type { Stretch } from '#platform/clock/london.ts'

/** The times that visits block, as the database writes them. */
export const blockedBy = (...slots: { blocked: Stretch }[]) =>
  `{${slots.map(({ blocked }) => `[${blocked.from.toISOString()},${blocked.to.toISOString()})`).join(',')}}`

/** Whether the database refused a visit that would meet another one of the implanter. */
export const isOverlap = (error: unknown) => z.object({ code: z.literal('23P01') }).safeParse(error).success
