import { sql } from 'kysely'

/** The chips of a batch that an implanter has not used, wherever they are: what every letter and every page counts of a batch that is stopped. */
export const UNUSED = ['dispatched', 'withImplanter', 'offered'] as const

/** How many of them there are, and how many of those are not in their hands, or are offered to a colleague. */
export const COUNTED = [
  sql<number>`count(*) filter (where chip_unit.status <> 'reserved')::int`.as('chips'),
  sql<number>`count(*) filter (where chip_unit.status = 'dispatched')::int`.as('onTheirWay'),
  sql<number>`count(*) filter (where chip_unit.status = 'offered')::int`.as('offered'),
]
