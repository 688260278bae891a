import type { Server, Socket } from 'socket.io'
import { failure } from '#platform/contract/envelope.ts'
import { LARGEST_ANSWER } from '#platform/server/bounds.ts'
import { failureFor } from '#platform/server/failures.ts'
import { guarded, type Log } from '#platform/server/guard.ts'
import { Refusal } from '#platform/server/refusal.ts'

/** How many events of one socket may be under way at a time. */
const MOST_AT_ONCE = 8
const underWay = new WeakMap<Socket, number>()

/** Lets sockets in. `admit` answers the sentence with which one is turned away, or null. */
export function admitSockets(io: Server, log: Log, admit: (socket: Socket) => Promise<string | null>): void {
  io.use((socket, next) => {
    const enter = () => admit(socket).then((refused) => next(refused === null ? undefined : new Error(refused)))
    void guarded(log, 'letting a socket in', enter, () => next(new Error('Something went wrong on our side. Try again in a minute.')))
  })
}

/**
 * Answers one kind of event of a socket by its acknowledgement, with the envelope that a call has. Whatever goes wrong, in the handler
 * or on the way out, ends here.
 */
export function answerEvent(socket: Socket, log: Log, event: string, respond: (given: unknown) => Promise<object>): void {
  socket.on(event, (given: unknown, ack: unknown) => {
    const answer = async () => {
      const envelope = await whenOneOfFew(socket, () => respond(given))
        .then(small)
        .catch((error: unknown) => failed(error, event, log))
      if (typeof ack === 'function') ack(envelope)
    }
    void guarded(log, `answering the socket event ${event}`, answer, () => {})
  })
}

async function whenOneOfFew(socket: Socket, work: () => Promise<object>): Promise<object> {
  const others = underWay.get(socket) ?? 0
  if (others >= MOST_AT_ONCE) throw new Refusal(429, 'tooOften', 'You’re sending too many at a time. Wait for the answers first.')
  underWay.set(socket, others + 1)
  try {
    return await work()
  } finally {
    underWay.set(socket, (underWay.get(socket) ?? 1) - 1)
  }
}

function small(envelope: object): object {
  if (JSON.stringify(envelope).length > LARGEST_ANSWER) throw new Error('The answer is too large')
  return envelope
}

function failed(error: unknown, event: string, log: Log): ReturnType<typeof failure> {
  const { body, unforeseen } = failureFor(error)
  if (unforeseen) log.error({ err: error }, `the socket event ${event} failed`)
  return body
}
