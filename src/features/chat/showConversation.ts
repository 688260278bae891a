import { fileUrl } from '#features/files/queries.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { LOOK_SECONDS, signedUrl } from '#platform/server/signedurl.ts'
import { awayHost } from './away.ts'
import { handleOf } from './handle.ts'
import { messagesOf, type Seat, type Thread } from './queries.ts'
import { safetyOf } from './reports.ts'
import type { Side } from './shapes.ts'
import { otherSide } from './shapes.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'services'>

interface Written {
  id: string
  side: Side
  text: string
  photoId: string | null
  at: Date
  readAt: Date | null
  place: number
}

/** A line as both sides see it, with the address of its photo for as long as a page needs to draw it. */
export const shownMessage =
  ({ services, now }: Pick<Tools, 'now' | 'services'>) =>
  ({ photoId, ...message }: Written) => ({
    ...message,
    photoUrl: photoId && signedUrl(fileUrl(photoId), services.codes, now, LOOK_SECONDS),
  })

const whereOf = ({ placeWords: words, placeLat: lat, placeLng: lng }: Thread) => (words || lat !== null ? { words, lat, lng } : null)

/** A conversation as one side sees it. */
export async function showConversation(tools: Tools, { thread, side }: Seat) {
  const { id: threadId, about, petId, petName, species, createdAt: startedAt, endedAt } = thread
  return {
    threadId,
    side,
    about,
    petId: side === 'host' ? petId : null,
    petName,
    species,
    isLookedFor: side === 'host' && thread.isLookedFor,
    other: await handleOf(tools.db, thread, otherSide(side)),
    away: side === 'guest' ? await awayHost(tools.db, thread, tools.now) : null,
    where: whereOf(thread),
    startedAt,
    endedAt,
    ...(await safetyOf(tools.db, thread, side)),
    messages: (await messagesOf(tools.db, threadId)).map(shownMessage(tools)),
  }
}
