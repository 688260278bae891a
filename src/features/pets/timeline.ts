import type { Selectable } from 'kysely'
import * as z from 'zod'
import type { Event } from '#database/types.ts'
import { wordsOf } from '#platform/law/clause.ts'

type EventRow = Selectable<Event>

const WHAT: Record<string, string> = {
  register: 'Registered',
  bringIn: 'Registered from a file',
  registerFor: 'Registered for its keeper',
  confirm: 'Confirmed by its keeper',
  confirmUnpaid: 'Confirmed by its keeper',
  pay: 'Registration paid',
  update: 'Record changed',
  writeImplant: 'Implant details given',
  reportChip: 'Microchip reported',
  replaceChip: 'Microchip replaced',
  restoreChip: 'Former microchip number put back',
  strikeReport: 'Microchip report struck out',
  changeKeeper: 'Given to a new keeper',
  keepByBreeder: 'Kept by its breeder',
  reportMissing: 'Reported missing',
  reportStolen: 'Reported stolen',
  reportFound: 'Reported found',
  reportFoundUnpaid: 'Reported found',
  reportDeceased: 'Reported to have died',
  undoDeceased: 'Report of death taken back',
  undoDeceasedUnpaid: 'Report of death taken back',
  reportExported: 'Reported to have left the country',
  reportReturned: 'Reported to have come back',
  reportReturnedUnpaid: 'Reported to have come back',
}

/** How an animal came to another keeper. */
const WAYS: Record<string, string> = {
  sale: 'Sold by its breeder',
  code: 'Taken over with its transfer code',
  adoption: 'Adopted',
  registration: 'Put in its keeper’s name',
  litter: 'Put in its breeder’s name',
  rehoming: 'Given to a new keeper',
  intake: 'Taken in by a vet or rescue',
  claim: 'Moved to the person who has it',
  returned: 'Returned to its former keeper',
}

const WHO: Record<string, string> = {
  Staff: 'Homeward staff',
  Implanter: 'An implanter',
  Breeder: 'A breeder',
  Welfare: 'A vet or rescue',
  recipient: 'The recipient',
  requester: 'The person who asked',
  otherRegister: 'Another database',
}

/** The events of a pet as one person may read them: who did it is "You", Homeward or a role, never somebody's name. */
export function timelineOf(events: readonly EventRow[], pet: { keeperId: string }, readerId: string) {
  return events.map((event) => {
    const { way, clause, ...facts } = Facts.parse(event.facts)
    return {
      seq: event.seq,
      at: event.at,
      move: event.move,
      what: whatOf(event.move, way),
      clause: event.clause,
      words: wordsOf(event.clause),
      because: clause === undefined ? null : { clause, words: wordsOf(clause) },
      by: event.byAccount === readerId ? 'You' : roleOf(event, pet.keeperId),
      facts,
      hash: event.hash,
    }
  })
}

function whatOf(move: string, way: string | undefined): string {
  return (move === 'changeKeeper' && way && WAYS[way]) || (WHAT[move] ?? 'Record changed')
}

function roleOf({ byAccount, byRole }: EventRow, keeperId: string): string {
  if (byRole === 'formerKeeper') return 'An earlier keeper'
  if (byRole !== 'keeper') return WHO[byRole] ?? 'Homeward'
  return byAccount === keeperId ? 'The keeper' : 'An earlier keeper'
}

const Facts = z.looseObject({ way: z.string().optional(), clause: z.string().optional() })
