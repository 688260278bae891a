import type { Selectable } from 'kysely'
import * as z from 'zod'
import type { Event } from '#database/types.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { wordsOf } from '#platform/law/clause.ts'

type EventRow = Selectable<Event>

const WHAT: Record<string, string> = {
  takeInUnchipped: 'Taken in without a microchip',
  giveChip: 'Registered',
  register: 'Registered',
  bringIn: 'Registered from a file',
  registerFor: 'Registered for its keeper',
  confirm: 'Confirmed by its keeper',
  confirmUnpaid: 'Confirmed by its keeper',
  pay: 'Registration paid',
  update: 'Record changed',
  writeImplant: 'Implant details added',
  reportChip: 'Microchip reported',
  replaceChip: 'Microchip replaced',
  recallChip: 'Microchip’s batch recalled',
  restoreChip: 'Previous microchip number restored',
  strikeReport: 'Microchip report cancelled',
  strayPeriod: 'The council’s dates changed',
  correctIntake: 'How or when it came to the rescue corrected',
  changeKeeper: 'Given to a new keeper',
  keepByBreeder: 'Kept by its breeder',
  sayBred: 'Its keeper said that they bred it',
  joinLitter: 'Added to its litter',
  correctLitter: 'Details of its litter corrected',
  correctLicence: 'Its breeder’s licence number corrected',
  giveLicence: 'Its breeder’s licence added',
  offerSale: 'Offered to a buyer',
  offerAdoption: 'Offered for adoption',
  reportMissing: 'Reported missing',
  reportStolen: 'Reported stolen',
  reportFound: 'Reported found',
  reportFoundUnpaid: 'Reported found',
  reportDeceased: 'Death reported',
  undoDeceased: 'Report of death undone',
  undoDeceasedUnpaid: 'Report of death undone',
  reportExported: 'Move abroad reported',
  reportReturned: 'Return reported',
  reportReturnedUnpaid: 'Return reported',
}

/** How an animal came to another keeper. */
const WAYS: Record<string, string> = {
  sale: 'Sold by its breeder',
  code: 'Transferred with a transfer code',
  adoption: 'Adopted',
  registration: 'Registered in its keeper’s name',
  litter: 'Registered in its breeder’s name',
  rehoming: 'Given to a new keeper',
  intake: 'Taken in by a vet or rescue',
  claim: 'Transferred to the person who has it',
  unclaimed: 'Transferred to the rescue that held it as a stray',
  returned: 'Returned to its previous keeper',
}

const WHO: Record<string, string> = {
  Staff: 'Homeward staff',
  sharer: 'Someone who shares the record',
  finder: 'Someone who noticed it',
  Implanter: 'An implanter',
  Breeder: 'A breeder',
  Welfare: 'A vet or rescue',
  recipient: 'The recipient',
  requester: 'The person who made the request',
  otherRegister: 'Another database',
}

/**
 * The events of a pet as one person may read them: who did it is "You", Homeward or a role, never somebody's name, but for the people who
 * work for the reader's own organisation.
 */
export function timelineOf(
  events: readonly EventRow[],
  pet: { keeperId: string },
  readerId: string,
  colleagues: ReadonlyMap<string, string> = new Map(),
) {
  return events.map((event) => {
    const { way, clause, ...facts } = Facts.parse(event.facts)
    return {
      seq: event.seq,
      at: event.at,
      move: event.move,
      what: whatOf(event.move, way, facts),
      clause: event.clause,
      words: wordsOf(event.clause),
      because: clause === undefined ? null : { clause, words: wordsOf(clause) },
      by: event.byAccount === readerId ? (colleagues.get(event.byPerson ?? readerId) ?? 'You') : roleOf(event, pet.keeperId),
      facts,
      hash: event.hash,
    }
  })
}

function whatOf(move: string, way: string | undefined, facts: { before?: unknown; chipNumber?: unknown }): string {
  if (move === 'correctNumber') return `Microchip number corrected from ${shown(facts.before)} to ${shown(facts.chipNumber)}`
  return (move === 'changeKeeper' && way && WAYS[way]) || (WHAT[move] ?? 'Record changed')
}

const shown = (number: unknown) => groupChipNumber(String(number))

function roleOf({ byAccount, byRole }: EventRow, keeperId: string): string {
  if (byRole === 'formerKeeper') return 'A previous keeper'
  if (byRole !== 'keeper') return WHO[byRole] ?? 'Homeward'
  return byAccount === keeperId ? 'The keeper' : 'A previous keeper'
}

const Facts = z.looseObject({ way: z.string().optional(), clause: z.string().optional() })
