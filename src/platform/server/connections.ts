import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { failure } from '#platform/contract/envelope.ts'

/** How many answers one connection may wait for. Browsers and proxies wait for one at a time. */
const MOST_ANSWERS = 4

interface Patience {
  lookEveryMs: number
  /** A reader may rest so long, and beyond that must take what waits for it at this speed. */
  graceMs: number
  bytesASecond: number
  /** What may wait for all slow readers together; beyond it those who have rested longest are cut. */
  mostBytes: number
}

const PATIENCE: Patience = { lookEveryMs: 1000, graceMs: 10_000, bytesASecond: 32 * 1024, mostBytes: 64 * 1024 * 1024 }

interface Connection {
  answers: Set<ServerResponse>
  /** What waits to be taken since when, and what had been taken before. */
  stalled: { bytes: number; since: number; taken: number } | null
}

/** Cuts those who ask and never read, so that what waits for them cannot fill the memory. */
export function boundConnections(app: FastifyInstance, patience = PATIENCE): void {
  const connections = new Map<Socket, Connection>()
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, { answers: new Set(), stalled: null })
    socket.once('close', () => connections.delete(socket))
  })

  app.addHook('onRequest', async (request, reply) => {
    const connection = connections.get(request.raw.socket)
    if (!connection) return
    connection.answers.add(reply.raw)
    reply.raw.once('close', () => connection.answers.delete(reply.raw))
    if (connection.answers.size <= MOST_ANSWERS) return
    const words = 'There are too many requests on this connection. Wait for the answers first.'
    return reply
      .code(503)
      .headers({ connection: 'close', 'retry-after': 1 })
      .send(failure(503, 'tooMuchAtOnce', words))
  })

  const looking = setInterval(() => cutSlowReaders(connections, patience, performance.now()), patience.lookEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(looking))
}

function cutSlowReaders(connections: ReadonlyMap<Socket, Connection>, { graceMs, bytesASecond, mostBytes }: Patience, now: number): void {
  const slow = [...connections].flatMap(([socket, connection]) => {
    const bytes = waitingFor(socket, connection)
    const taken = socket.bytesWritten - socket.writableLength
    // Somebody who asks for one thing after another has something waiting at every look, but never the same.
    if (connection.stalled && taken - connection.stalled.taken >= connection.stalled.bytes) connection.stalled = null
    if (bytes === 0) connection.stalled = null
    else connection.stalled ??= { bytes, since: now, taken }
    return connection.stalled ? [{ socket, bytes, stalled: connection.stalled }] : []
  })
  let coalesce = slow.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { socket, bytes, stalled } of slow.sort((one, other) => one.stalled.since - other.stalled.since)) {
    const allowed = graceMs + (stalled.bytes / bytesASecond) * 1000
    if (coalesce <= mostBytes && now - stalled.since <= allowed) continue
    coalesce -= bytes
    socket.destroy()
  }
}

/** Bytes that the other side has not taken: those handed to the connection, and those of answers that wait behind others. */
function waitingFor(socket: Socket, { answers }: Connection): number {
  let bytes = socket.writableLength
  for (const answer of answers) if (answer.socket === null) bytes += answer.writableLength
  return bytes
}
