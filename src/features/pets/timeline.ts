import type { Selectable } from 'kysely'
import * as z from 'zod'
import type { Event } from '#database/types.ts'

type EventRow = Selectable<Event>

const WHAT: Record<string, string> = {
  register: 'Registered',
  bringIn: 'Registered from a file',
  update: 'Record changed',
  reportDeceased: 'Reported to have died',
  undoDeceased: 'Report of death taken back',
  undoDeceasedUnpaid: 'Report of death taken back',
  reportExported: 'Reported to have left the country',
  reportReturned: 'Reported to have come back',
  reportReturnedUnpaid: 'Reported to have come back',
}

const WHO: Record<string, string> = {
  keeper: 'An earlier keeper',
  Staff: 'Homeward staff',
  Implanter: 'An implanter',
  Breeder: 'A breeder',
  Welfare: 'A vet or rescue',
}

/** The events of a pet as one person may read them: who did it is "You", Homeward or a role, never somebody's name. */
export function timelineOf(events: readonly EventRow[], readerId: string) {
  return events.map(({ seq, at, move, clause, byAccount, byRole, facts, hash }) => ({
    seq,
    at,
    move,
    what: WHAT[move] ?? move,
    clause,
    by: byAccount === readerId ? 'You' : (WHO[byRole] ?? 'Homeward'),
    facts: Facts.parse(facts),
    hash,
  }))
}

const Facts = z.record(z.string(), z.unknown())
