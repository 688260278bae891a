import { sql } from 'kysely'
import { petByChip } from '#features/lookup/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { BEGINNING, type Event, hashOf } from '#platform/law/event.ts'
import type { World } from './world.ts'

/** What must be true of every animal at every moment; the sentences that are not. `whole` reads histories from their beginning, else from a while ago. */
export async function broken({ register: { db } }: World, petIds: readonly string[], { whole = false } = {}): Promise<string[]> {
  const wrong: string[] = []
  const { rows } = await sql<Life>`
    select pet.id, pet.status, pet.keeper_id, chip.number,
      (select count(*)::int from keepership where pet_id = pet.id and until is null and keeper_id = pet.keeper_id) as now,
      (select count(*)::int from keepership where pet_id = pet.id and until is null) as open,
      (select count(*)::int from keepership where pet_id = pet.id) as ever,
      (select count(*)::int from event where subject = 'pet' and subject_id = pet.id and move = 'changeKeeper') as changes,
      (select count(*)::int from keepership one where pet_id = pet.id and until is not null
        and not exists (select from keepership next where next.pet_id = one.pet_id and next.since = one.until)) as gaps,
      (select count(*)::int from chip as other where other.pet_id = pet.id and other.superseded_at is null) as chips,
      (select count(*)::int from offer where pet_id = pet.id and status in ('sent', 'opened') and from_account <> pet.keeper_id)
        + (select count(*)::int from rehoming where pet_id = pet.id and status in ('listed', 'sent', 'agreeing', 'handedOver') and from_account <> pet.keeper_id) as strays,
      (select count(*)::int from offer where pet_id = pet.id and status in ('sent', 'opened'))
        + (select count(*)::int from rehoming where pet_id = pet.id and status in ('listed', 'sent', 'agreeing', 'handedOver')) as under_way
    from pet join chip on chip.pet_id = pet.id and chip.superseded_at is null
    where pet.id = any(${[...petIds]}::uuid[])`.execute(db)

  for (const life of rows) {
    const say = (words: string) => wrong.push(`${life.id} ${words}`)
    if (life.open !== 1 || life.now !== 1) say(`has ${life.open} keepers at once`)
    if (life.ever !== life.changes + 1) say(`had ${life.ever} keepers and ${life.changes} changes of keeper were written down`)
    if (life.gaps > 0) say('had no keeper for a while')
    if (life.chips !== 1) say(`has ${life.chips} chips`)
    if (life.strays > 0) say('is offered by someone who does not keep it')
    if (life.underWay > 1) say(`changes hands in ${life.underWay} ways at once`)
    const events = await lately(db, life.id, whole ? 100_000 : LATELY)
    if (!linked(events)) say('has a history whose chain is broken')
    if (events.at(-1) && lastStatus(events) !== life.status) say(`is ${life.status}, and its history says ${lastStatus(events)}`)
    const found = await petByChip(db, life.number)
    if (!found?.keeperIsHere) say('is dark: whoever finds it reaches nobody')
    if (found && found.keeperId !== life.keeperId) say('leads a finder to someone who is not its keeper')
  }
  if (rows.length !== new Set(petIds).size) wrong.push('An animal has vanished')
  return wrong
}

interface Life {
  id: string
  status: string
  keeperId: string
  number: string
  now: number
  open: number
  ever: number
  changes: number
  gaps: number
  chips: number
  strays: number
  underWay: number
}

/** So many events of an animal are looked at after every step: no step writes more. */
const LATELY = 8

async function lately(db: Db, petId: string, most: number): Promise<Event[]> {
  const newest = await db
    .selectFrom('event')
    .selectAll()
    .where('subject', '=', 'pet')
    .where('subjectId', '=', petId)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute()
  return newest.reverse()
}

/** Every event carries its own hash and that of the one before. */
function linked(events: readonly Event[]): boolean {
  return events.every((event, index) => {
    const before = events[index - 1]
    const previous = before?.hash ?? (event.seq === 1 ? BEGINNING : event.previousHash)
    const follows = before === undefined || event.seq === before.seq + 1
    return follows && event.previousHash === previous && event.hash === hashOf(event)
  })
}

const lastStatus = (events: readonly { toStatus: string | null }[]) => events.findLast(({ toStatus }) => toStatus !== null)?.toStatus
