import { organisationName } from '#features/accounts/queries/profiles.ts'
import { accountById } from '#features/accounts/queries.ts'
import { beginConversation } from '#features/chat/beginConversation.ts'
import { endConversation } from '#features/chat/endConversation.ts'
import { markRead, type Tools, writeSilently } from '#features/chat/writeMessage.ts'
import type { Db } from '#platform/database/db.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { chosenFor, firstNameOf, type Held, lockRehoming, type RehomingRow } from './queries.ts'

interface Chosen {
  id: string
  accountId: string
  asOrganisation: boolean
  message: string
}

/**
 * Begins the conversation between the keeper and whoever they chose, with the words in which the home was offered and the keeper's answer
 * to them. The caller tells the one who was chosen.
 */
export async function beginTalk(tools: Tools, { rehoming, pet }: Held, chosen: Chosen, answer: string): Promise<string> {
  const { db, now } = tools
  const guest = { guestId: chosen.accountId, guestName: await nameOf(db, chosen), guestEmail: null, guestMobile: null, guestProven: false }
  const { id, name, species } = pet
  const thread = await beginConversation(
    { db, now },
    { about: 'rehoming', hostId: rehoming.fromAccount, pet: { id, name, species } },
    guest,
  )
  await writeSilently(tools, thread, 'guest', { text: chosen.message })
  await markRead(tools, thread, 'host')
  if (answer) await writeSilently(tools, thread, 'host', { text: answer })
  await db.updateTable('rehomingApplication').set({ chosenAt: now, threadId: thread.id }).where('id', '=', chosen.id).execute()
  return thread.id
}

async function nameOf(db: Db, { accountId, asOrganisation }: Chosen): Promise<string> {
  const organisation = asOrganisation ? await organisationName(db, accountId) : null
  return organisation ?? firstNameOf((await accountById(db, accountId)).name)
}

/** Ends the conversation about an animal that doesn't come to whoever was chosen. Either can open it again. */
export async function endTalk(db: Db, threadId: string | null | undefined, now: Date): Promise<void> {
  if (threadId) await endConversation(db, threadId, now)
}

export interface OurHandOver {
  rehoming: RehomingRow
  side: 'giver' | 'taker'
  threadId: string | null
}

/** A rehoming for which a home was chosen, held for either of the two; null for everybody else, and before. */
export async function heldByEither({
  db,
  who,
  input,
}: Pick<CallContext<never>, 'db'> & { who: { id: string }; input: { rehomingId: string } }): Promise<OurHandOver | null> {
  const held = await lockRehoming(db, input.rehomingId)
  const chosen = held && (await chosenFor(db, held.rehoming.id))
  if (!held || !chosen) return null
  const side = held.rehoming.fromAccount === who.id ? 'giver' : chosen.accountId === who.id ? 'taker' : null
  return side && { rehoming: held.rehoming, side, threadId: chosen.threadId }
}
