import * as chat from '#features/chat/beginConversation.ts'
import type { Thread } from '#features/chat/queries.ts'
import type { Db } from '#platform/database/db.ts'

/** Whoever found or saw an animal, and how to reach them. `finderProven` as in `isTheirs`. */
export interface FinderContact {
  /** Where they had signed in. */
  finderId: string | null
  finderName: string | null
  finderEmail: string | null
  finderMobile: string | null
  finderProven: boolean
}

/** What a conversation begins with: a lookup, a sighting, an animal that was found, or a scan of a tag. */
type Beginning = ({ lookupId: string } | { about: 'sighting' | 'found' | 'tag' }) & { place: chat.SaidPlace | null }

/** Begins a conversation between the keeper of a pet and a finder; nothing is said in it yet. */
export function beginConversation(
  tools: { db: Db; now: Date },
  { keeperId, ...pet }: { id: string | null; name: string; species: string; keeperId: string },
  finder: FinderContact,
  beginning: Beginning,
): Promise<Thread> {
  const about = 'lookupId' in beginning ? 'lookup' : beginning.about
  return chat.beginConversation(tools, { ...beginning, about, hostId: keeperId, pet }, guestOf(finder))
}

/** The same with the implanter to whom a chip was issued that nobody has registered. */
export function askImplanter(
  tools: { db: Db; now: Date },
  { holderId, lookupId, place }: { holderId: string; lookupId: string; place: chat.SaidPlace | null },
  finder: FinderContact,
): Promise<Thread> {
  return chat.beginConversation(tools, { lookupId, about: 'issued', hostId: holderId, pet: null, place }, guestOf(finder))
}

const guestOf = ({ finderId, finderName, finderEmail, finderMobile, finderProven }: FinderContact): chat.Guest => ({
  guestId: finderId,
  guestName: finderName,
  guestEmail: finderEmail,
  guestMobile: finderMobile,
  guestProven: finderProven,
})
