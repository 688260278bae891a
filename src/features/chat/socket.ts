import type { Socket } from 'socket.io'
import * as z from 'zod'
import { keepersSharingWith } from '#features/sharing/queries.ts'
import { reaches } from '#platform/contract/call.ts'
import { failure } from '#platform/contract/envelope.ts'
import { Id } from '#platform/contract/shapes.ts'
import { fieldSentences } from '#platform/contract/words.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import { askerFor } from '#platform/server/asker.ts'
import { findUnkept } from '#platform/server/characters.ts'
import { guarded, type Log } from '#platform/server/guard.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Serving } from '#platform/server/serve.ts'
import { toolsOn } from '#platform/server/tools.ts'
import { admitSockets, answerEvent } from '#platform/sockets/answers.ts'
import type { Sockets } from '#platform/sockets/sockets.ts'
import { bringAnnounced } from './announce.ts'
import { sendMessage } from './contract.ts'
import { keepPresence } from './keepPresence.ts'
import { accountRoom, roomsOf, STAFF_ROOM, sharersRoom, threadRoom } from './presence.ts'
import { messagesOf, type Seat, seatOf, seatOfKey } from './queries.ts'
import { MessageText, otherSide } from './shapes.ts'
import { shownMessage } from './showConversation.ts'
import { markRead, type Tools, writeMessage } from './writeMessage.ts'

/** What a socket says of itself when it connects: a session token, or the key of a guest’s link. */
const Handshake = z.object({ token: z.string().min(1).max(4000) })

const WHICH = { threadId: Id.optional() }

/** What may be sent over a socket. */
export const EVENTS = {
  message: z.strictObject({ ...WHICH, text: MessageText, sendKey: z.uuid().optional() }),
  /** `after`: the place of the last message that came; without it, the newest. */
  previous_messages: z.strictObject({ ...WHICH, after: z.int().min(0).optional() }),
  read: z.strictObject(WHICH),
  typing: z.strictObject(WHICH),
}

/** `shares`: the keepers who share their records with them. */
type Asker = { by: 'account'; person: Person; shares: string[] } | { by: 'key'; seat: Seat }

/** Conversations, live: the same rules and functions as the calls. */
export function serveChat(sockets: Sockets, serving: Serving, log: Log): void {
  const { io, admit } = sockets
  admitSockets(io, log, async (socket) => {
    const asker = await askerOf(socket, serving)
    if (!asker) return 'We don’t recognise this link or session. Sign in again, or open the link we sent you.'
    const mayHear = async () => {
      const now = await askerOf(socket, serving)
      return now !== null && roomsOfAsker(now).join() === roomsOfAsker(asker).join()
    }
    const sessionId = asker.by === 'account' ? asker.person.sessionId : null
    await admit(socket, { rooms: roomsOfAsker(asker), sessionId, mayHear })
    return null
  })
  keepPresence(sockets, serving, log)
  bringAnnounced(sockets, serving.db, log)
  io.on('connection', (socket) => {
    const on: On = (event, shape, act) =>
      answerEvent(socket, log, event, (given) => respond({ socket, serving, log, event }, shape, given, act))
    on('message', EVENTS.message, async (tools, { thread, side }, line) =>
      shownMessage(tools)(await writeMessage(tools, thread, side, line)),
    )
    on('previous_messages', EVENTS.previous_messages, async (tools, { thread, side }, { after }) =>
      (await messagesOf(tools.db, thread.id, after)).map(shownMessage(tools, { side, who: tools.who ?? null })),
    )
    on('read', EVENTS.read, async (tools, { thread, side }) => {
      await markRead(tools, thread, side)
      return null
    })
    on('typing', EVENTS.typing, async ({ services }, { thread, side }) => {
      if (isClosed(thread)) return null
      services.live.tell(roomsOf(thread, otherSide(side)), 'typing', { threadId: thread.id })
      return null
    })
  })
}

function roomsOfAsker(asker: Asker): string[] {
  if (asker.by === 'key') return [threadRoom(asker.seat.thread.id, asker.seat.side)]
  const { id, roles } = asker.person
  return [accountRoom(id), ...asker.shares.map(sharersRoom), ...(roles.includes('Staff') ? [STAFF_ROOM] : [])]
}

const isClosed = ({ hostBlockedAt, guestBlockedAt, endedAt }: Seat['thread']) => (hostBlockedAt ?? guestBlockedAt ?? endedAt) !== null

type Act<Data> = (tools: Tools, seat: Seat, data: Data) => Promise<unknown>

type On = <Data extends { threadId?: string | undefined }>(event: string, shape: z.ZodType<Data>, act: Act<Data>) => void

async function respond<Data extends { threadId?: string | undefined }>(
  { socket, serving, log, event }: { socket: Socket; serving: Serving; log: Log; event: string },
  shape: z.ZodType<Data>,
  given: unknown,
  act: Act<Data>,
) {
  // A session may have ended since the socket connected.
  const asker = await askerOf(socket, serving)
  if (!asker) throw new Refusal(401, 'signInFirst', 'Your session has ended. Sign in again.')
  limit(asker, event, serving)
  if (event === 'message') refuseOnlyReading(asker)
  if (event !== 'previous_messages' && isOnlyReading(asker)) return { statusCode: 200, message: 'Done', data: null }

  const unkept = findUnkept(given)
  if (unkept) return failure(400, 'checkAnswers', unkept.words, { fields: { [unkept.path]: unkept.words } })
  const read = shape.safeParse(given ?? {})
  const fields = read.success ? {} : fieldSentences(read.error)
  if (!read.success) return failure(400, 'checkAnswers', Object.values(fields)[0] ?? '', { fields })

  const seat = await seatFor(asker, read.data.threadId, serving)
  if (!seat) throw new Refusal(404, 'linkUnknown', 'We can’t find this conversation')

  const later: (() => void)[] = []
  const now = serving.clock.now()
  const data = await serving.db.transaction().execute((db) => {
    const tools = {
      services: serving.services,
      afterwards: (act: () => void) => later.push(act),
      ...toolsOn(db, serving, now, asker.by === 'account' ? asker.person : null),
      who: asker.by === 'account' ? asker.person : null,
      db,
      now,
    }
    return act(tools, seat, read.data)
  })
  for (const act of later) void guarded(log, 'what follows a socket event', act, () => {})
  return { statusCode: 200, message: 'Done', data }
}

async function askerOf(socket: Socket, serving: Serving): Promise<Asker | null> {
  const handshake = Handshake.safeParse(socket.handshake.query)
  if (!handshake.success) return null
  const { token } = handshake.data
  const person = await serving.identify(token)
  if (person) return { by: 'account', person, shares: await keepersOf(serving.db, person.id) }
  const seat = await seatOfKey(serving.db, token, serving.clock.now())
  return seat && { by: 'key', seat }
}

/** Whether somebody works as an organisation that they may only read: nothing is marked as read by them, and nobody sees them type. */
const isOnlyReading = (asker: Asker) =>
  asker.by === 'account' && asker.person.by !== undefined && !reaches(asker.person.by.role, sendMessage.acting)

/** The same rule as for the call. */
function refuseOnlyReading(asker: Asker): void {
  if (asker.by === 'account') askerFor(sendMessage, asker.person)
}

const keepersOf = async (db: Db, id: string) => (await keepersSharingWith(db, id).orderBy('keeper.id').execute()).map((keeper) => keeper.id)

/** A guest counts by the conversation: behind a proxy all sockets come from one address. */
function limit(asker: Asker, event: string, { services, clock }: Serving): void {
  const caller = asker.by === 'account' ? asker.person.id : asker.seat.thread.id
  const [counter, most] = event === 'message' ? [sendMessage.name, sendMessage.limit] : ['chatEvents', OTHER_EVENTS]
  const { allowed } = services.limiter.hit(`${counter}/${caller}`, most, clock.now())
  if (!allowed) throw new Refusal(429, 'tooOften', 'You’ve done that too many times. Wait a few minutes, then try again.')
}

const OTHER_EVENTS = { times: 600, seconds: 600 }

async function seatFor(asker: Asker, threadId: string | undefined, { db }: Serving): Promise<Seat | null> {
  if (asker.by === 'account') return threadId ? seatOf(db, threadId, asker.person) : null
  return threadId === undefined || threadId === asker.seat.thread.id ? asker.seat : null
}
