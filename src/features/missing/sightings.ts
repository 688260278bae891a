import { newHostKey, newRelayKey } from '#features/chat/newRelayKey.ts'
import type { Thread } from '#features/chat/queries.ts'
import { writeSilently } from '#features/chat/writeMessage.ts'
import { beginConversation, type FinderContact } from '#features/lookup/beginConversation.ts'
import { byWaysOn } from '#features/lookup/byWaysOn.ts'
import { keeperById } from '#features/lookup/queries.ts'
import { sharersOf } from '#features/sharing/queries.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import type { addSighting } from './contract.ts'
import { seen, thankedForSighting } from './messages.ts'
import type { LostCaseWithPet } from './queries.ts'
import type { SURENESS } from './shapes.ts'

interface Seen {
  area: string
  lat: number
  lng: number
  seenAt: Date
  words: string | null
  sureness: (typeof SURENESS)[number]
}

/** Tells a keeper that somebody has seen their pet. Whoever left a way to reach them can read the answer. */
export async function tellOfSighting(
  context: CallContext<typeof addSighting>,
  lost: LostCaseWithPet,
  sighting: Seen,
  finder: FinderContact,
) {
  const { db, now, services, notify, afterwards } = context
  const thread = await threadFor(context, lost, sighting, finder)
  const about = { ...sighting, id: lost.id, petName: lost.petName }
  const keeper = await keeperById(db, lost.keeperId)
  const link = thread && paths.relay(await newHostKey(db, thread.id, now))
  if (keeper) await notify(byWaysOn(keeper), seen({ ...about, link }))
  // They sign in to answer: once the sharing has ended, the link opens nothing.
  for (const id of await sharersOf(db, lost.keeperId)) {
    const sharer = await keeperById(db, id)
    if (sharer) await notify(byWaysOn(sharer), seen({ ...about, link: null }))
  }
  afterwards(() =>
    services.live.tell(`account:${lost.keeperId}`, 'sighting', { caseId: lost.id, petId: lost.petId, at: now.toISOString() }),
  )
  if (!thread) return { threadId: null, relayLink: null }

  const guestLink = paths.relay(await newRelayKey(db, thread.id, now))
  const { finderEmail: email, finderMobile: mobile } = finder
  await notify({ email, mobile, name: null }, thankedForSighting({ petName: lost.petName, link: guestLink }))
  return { threadId: thread.id, relayLink: services.config.publicUrl + guestLink }
}

/** Where the finder can be answered, what they saw is the first line of a conversation. */
async function threadFor(
  context: CallContext<typeof addSighting>,
  lost: LostCaseWithPet,
  { words, area, lat, lng }: Seen,
  finder: FinderContact,
): Promise<Thread | null> {
  if (!finder.finderEmail && !finder.finderMobile) return null
  const pet = { id: lost.petId, name: lost.petName, species: lost.species, keeperId: lost.keeperId }
  const thread = await beginConversation(context, pet, finder, { about: 'sighting', place: { words: area, lat, lng } })
  await writeSilently(context, thread, 'guest', { text: words ?? `I think I’ve seen ${lost.petName} in ${area}.` })
  return thread
}
