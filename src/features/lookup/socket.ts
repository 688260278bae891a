import type { Socket } from 'socket.io'
import * as z from 'zod'
import { failure } from '#platform/contract/envelope.ts'
import { Id } from '#platform/contract/shapes.ts'
import { fieldSentences } from '#platform/contract/words.ts'
import type { Person } from '#platform/law/policy.ts'
import { findUnkept } from '#platform/server/characters.ts'
import { guarded, type Log } from '#platform/server/guard.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Serving } from '#platform/server/serve.ts'
import { toolsOn } from '#platform/server/tools.ts'
import { admitSockets, answerEvent } from '#platform/sockets/answers.ts'
import type { Sockets } from '#platform/sockets/sockets.ts'
import { relayMessage } from './contract.ts'
import { messagesOf, type Thread, threadOfFinder, threadOfKeeper } from './queries.ts'
import { RelayMessage, RelayText } from './shapes.ts'
import { markRead, type Side, type Tools, writeMessage } from './writeMessage.ts'

/** What a socket says of itself when it connects: a session token for a keeper, or the key of a finder's link. */
const Handshake = z.object({ token: z.string().min(1).max(4000) })

/** What may be sent over a socket. */
export const EVENTS = {
  message: z.strictObject({ threadId: Id.optional(), text: RelayText }),
  previous_messages: z.strictObject({ threadId: Id.optional() }),
  read: z.strictObject({ threadId: Id.optional() }),
}

type Asker = { side: 'keeper'; person: Person } | { side: 'finder'; thread: Thread }

/** The conversations between finders and keepers, live: the same rules and functions as the calls. */
export function serveRelay({ io, admit }: Sockets, serving: Serving, log: Log): void {
  admitSockets(io, log, async (socket) => {
    const asker = await askerOf(socket, serving)
    if (!asker) return 'We don’t recognise this link or session. Sign in again, or open the link we sent you.'
    const mayHear = async () => {
      const now = await askerOf(socket, serving)
      return now !== null && roomOf(now) === roomOf(asker)
    }
    const sessionId = asker.side === 'keeper' ? asker.person.sessionId : null
    await admit(socket, { room: roomOf(asker), sessionId, mayHear })
    return null
  })
  io.on('connection', (socket) => {
    const on: On = (event, shape, act) => answerEvent(socket, log, event, (given) => respond({ socket, serving, log }, shape, given, act))
    on('message', EVENTS.message, async (tools, thread, side, { text }) =>
      RelayMessage.parse(await writeMessage(tools, thread, side, text)),
    )
    on('previous_messages', EVENTS.previous_messages, async ({ db }, thread) => RelayMessage.array().parse(await messagesOf(db, thread.id)))
    on('read', EVENTS.read, async (tools, thread, side) => {
      await markRead(tools, thread, side)
      return null
    })
  })
}

const roomOf = (asker: Asker) => (asker.side === 'keeper' ? `account:${asker.person.id}` : `thread:${asker.thread.id}`)

type Act<Data> = (tools: Tools, thread: Thread, side: Side, data: Data) => Promise<unknown>

type On = <Data extends { threadId?: string | undefined }>(event: string, shape: z.ZodType<Data>, act: Act<Data>) => void

async function respond<Data extends { threadId?: string | undefined }>(
  { socket, serving, log }: { socket: Socket; serving: Serving; log: Log },
  shape: z.ZodType<Data>,
  given: unknown,
  act: Act<Data>,
) {
  // A session may have ended since the socket connected.
  const asker = await askerOf(socket, serving)
  if (!asker) throw new Refusal(401, 'signInFirst', 'Your session has ended. Sign in again.')
  limit(asker, serving)

  const unkept = findUnkept(given)
  if (unkept) return failure(400, 'checkAnswers', unkept.words, { fields: { [unkept.path]: unkept.words } })
  const read = shape.safeParse(given ?? {})
  const fields = read.success ? {} : fieldSentences(read.error)
  if (!read.success) return failure(400, 'checkAnswers', Object.values(fields)[0] ?? '', { fields })

  const thread = await threadFor(asker, read.data.threadId, serving)
  if (!thread) throw new Refusal(404, 'linkUnknown', 'We can’t find this conversation')

  const later: (() => void)[] = []
  const now = serving.clock.now()
  const data = await serving.db.transaction().execute((db) => {
    const tools = {
      services: serving.services,
      afterwards: (act: () => void) => later.push(act),
      ...toolsOn(db, serving, now, idOf(asker)),
    }
    return act(tools, thread, asker.side, read.data)
  })
  for (const act of later) void guarded(log, 'what follows a socket event', act, () => {})
  return { statusCode: 200, message: 'Done', data }
}

async function askerOf(socket: Socket, serving: Serving): Promise<Asker | null> {
  const handshake = Handshake.safeParse(socket.handshake.query)
  if (!handshake.success) return null
  const { token } = handshake.data
  const person = await serving.identify(token)
  if (person) return { side: 'keeper', person }
  const thread = await threadOfFinder(serving.db, token)
  return thread && { side: 'finder', thread }
}

/** A finder counts by the conversation: behind a proxy all sockets come from one address. */
function limit(asker: Asker, { services, clock }: Serving): void {
  const caller = asker.side === 'keeper' ? asker.person.id : asker.thread.id
  const { allowed } = services.limiter.hit(`${relayMessage.name}/${caller}`, relayMessage.limit, clock.now())
  if (!allowed) throw new Refusal(429, 'tooOften', 'You’ve done that too many times. Wait a few minutes, then try again.')
}

const idOf = (asker: Asker) => (asker.side === 'keeper' ? asker.person.id : null)

async function threadFor(asker: Asker, threadId: string | undefined, { db }: Serving): Promise<Thread | null> {
  if (asker.side === 'keeper') return threadId ? threadOfKeeper(db, { threadId }, asker.person.id) : null
  return threadId === undefined || threadId === asker.thread.id ? asker.thread : null
}
