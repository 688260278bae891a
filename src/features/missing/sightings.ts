import { newRelayKey } from '#features/chat/newRelayKey.ts'
import { writeSilently } from '#features/chat/writeMessage.ts'
import { beginConversation, type FinderContact } from '#features/lookup/beginConversation.ts'
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
  const notice = seen({ ...sighting, id: lost.id, petName: lost.petName })
  const keeper = await keeperById(db, lost.keeperId)
  if (keeper) await notify(keeper, notice)
  for (const sharer of await sharersOf(db, lost.keeperId)) await notify(sharer, notice)
  afterwards(() =>
    services.live.tell(`account:${lost.keeperId}`, 'sighting', { caseId: lost.id, petId: lost.petId, at: now.toISOString() }),
  )
  if (!finder.finderEmail && !finder.finderMobile) return { threadId: null, relayLink: null }

  const pet = { id: lost.petId, name: lost.petName, species: lost.species, keeperId: lost.keeperId }
  const thread = await beginConversation(context, pet, finder, { about: 'sighting' })
  await writeSilently(context, thread, 'guest', {
    text: sighting.words ?? `I think I’ve seen ${lost.petName} in ${sighting.area}.`,
  })
  const link = paths.relay(await newRelayKey(db, thread.id, now))
  const { finderEmail: email, finderMobile: mobile } = finder
  await notify({ email, mobile, name: null }, thankedForSighting({ petName: lost.petName, link }))
  return { threadId: thread.id, relayLink: services.config.publicUrl + link }
}
