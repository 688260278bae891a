import { fileUrl } from '#features/files/queries.ts'
import { hashOfAddress, verificationOf } from '#platform/jobs/addresses.ts'
import type { Person } from '#platform/law/policy.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { LOOK_SECONDS, signedUrl } from '#platform/server/signedurl.ts'
import { awayHost } from './away.ts'
import { handleOf } from './handle.ts'
import { messagesOf, type Seat, type Thread } from './queries.ts'
import { safetyOf } from './reports.ts'
import type { Side } from './shapes.ts'
import { otherSide } from './shapes.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'services'>

/** Whoever reads a conversation, and on which side. */
interface Reader {
  side: Side
  who: Person | null
}

interface Written {
  id: string
  side: Side
  text: string
  photoId: string | null
  at: Date
  readAt: Date | null
  place: number
  byPerson?: string | null
  byName?: string | null
}

/** A line as a reader sees it, with the address of its photo for as long as a page needs to draw it. Without a reader, it’s their own. */
export const shownMessage =
  ({ services, now }: Pick<Tools, 'now' | 'services'>, reader?: Reader) =>
  ({ photoId, byPerson = null, byName = null, ...message }: Written) => ({
    ...message,
    by: reader?.side === message.side ? colleagueOf(reader.who, { byPerson, byName }) : null,
    photoUrl: photoId && signedUrl(fileUrl(photoId), services.codes, now, LOOK_SECONDS),
  })

/** Those who work for an organisation see which of them wrote; the other side reads the organisation’s name alone. */
function colleagueOf(who: Person | null, { byPerson, byName }: { byPerson: string | null; byName: string | null }): string | null {
  if (byPerson === (who?.by?.person.id ?? null)) return null
  return byName ?? who?.by?.organisation ?? null
}

const whereOf = ({ placeWords: words, placeLat: lat, placeLng: lng }: Thread) => (words || lat !== null ? { words, lat, lng } : null)

/** Only where the address alone is the way to them, and its reader has neither agreed nor said no. */
async function waitsForYes({ db, services }: Tools, { about, guestId, guestEmail, guestProven }: Thread): Promise<boolean> {
  if (about !== 'breeder' || guestId || guestProven || !guestEmail) return false
  const { agreed, stopped } = await verificationOf(db, hashOfAddress(services, 'email', guestEmail), 'email', guestEmail)
  return !agreed && !stopped
}

/** A conversation as one side sees it. */
export async function showConversation(tools: Tools & { who: Person | null }, { thread, side }: Seat) {
  const { id: threadId, about, petId, petName, species, createdAt: startedAt, endedAt, stoppedAt } = thread
  return {
    threadId,
    side,
    about,
    petId: side === 'host' ? petId : null,
    petName,
    species,
    isLookedFor: side === 'host' && thread.isLookedFor,
    other: await handleOf(tools.db, thread, otherSide(side)),
    organisation: thread.organisation,
    away: side === 'guest' ? await awayHost(tools.db, thread, tools.now) : null,
    waitsForYes: side === 'host' && (await waitsForYes(tools, thread)),
    where: whereOf(thread),
    startedAt,
    endedAt,
    stopped: stoppedAt !== null,
    ...(await safetyOf(tools.db, thread, side)),
    messages: (await messagesOf(tools.db, threadId)).map(shownMessage(tools, { side, who: tools.who })),
  }
}
