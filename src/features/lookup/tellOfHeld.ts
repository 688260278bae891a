import { writeMessage } from '#features/chat/writeMessage.ts'
import type { Held, TellTools } from '#features/welfare/points.ts'
import { newId } from '#platform/database/id.ts'
import { beginConversation } from './beginConversation.ts'
import { visitorOf } from './log.ts'

/** HOLD-1 Tells a keeper that an organisation has their animal in, as a finder would: a lookup, and a message by every way that they want. */
export async function tellOfHeld(tools: TellTools, { pet, organisation, text }: Held): Promise<string> {
  const { db, now, who, services, address } = tools
  const { id: petId, keeperId, chipNumber } = pet
  const lookup = { id: newId(), chipNumber, petId, keeperId, result: 'registeredHere', at: now, visitor: visitorOf(services, address, now) }
  await db
    .insertInto('lookup')
    .values({ ...lookup, byAccount: who.id, byPerson: who.by?.person.id ?? null })
    .execute()
  const finder = { finderId: who.id, finderName: organisation, finderEmail: null, finderMobile: null, finderProven: true }
  const thread = await beginConversation({ db, now }, pet, finder, { lookupId: lookup.id, place: null })
  await writeMessage(tools, thread, 'guest', { text })
  return thread.id
}
