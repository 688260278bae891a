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
  Staff: 'Homeward staff',
  Implanter: 'An implanter',
  Breeder: 'A breeder',
  Welfare: 'A vet or rescue',
}

/** The events of a pet as one person may read them: who did it is "You", Homeward or a role, never somebody's name. */
export function timelineOf(events: readonly EventRow[], pet: { keeperId: string }, readerId: string) {
  return events.map((event) => ({
    seq: event.seq,
    at: event.at,
    move: event.move,
    what: WHAT[event.move] ?? event.move,
    clause: event.clause,
    by: event.byAccount === readerId ? 'You' : roleOf(event, pet.keeperId),
    facts: Facts.parse(event.facts),
    hash: event.hash,
  }))
}

function roleOf({ byAccount, byRole }: EventRow, keeperId: string): string {
  if (byRole !== 'keeper') return WHO[byRole] ?? 'Homeward'
  return byAccount === keeperId ? 'The keeper' : 'An earlier keeper'
}

const Facts = z.record(z.string(), z.unknown())
