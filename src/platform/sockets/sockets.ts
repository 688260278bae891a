import { createAdapter } from '@socket.io/postgres-adapter'
import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import * as z from 'zod'
import { type Listening, listenOn } from '#platform/database/listen.ts'
import type { Config } from '#platform/server/config.ts'
import type { Live } from '#platform/server/live.ts'
import { socketPool } from './pool.ts'

export interface Sockets {
  io: Server
  live: Live
  /** Lets a socket hear what is told to these rooms, for as long as `mayHear` says so: it is asked again before each thing that is pushed. */
  admit(socket: Socket, to: { rooms: string[]; sessionId: string | null; mayHear: () => Promise<boolean> }): Promise<void>
  /** Tells those in these rooms who are connected to this process. */
  tellHere(rooms: string[], event: string, data: object): void
  /** Hears what any process says on a channel of the database in its transactions, in the order of their ends; `missed` after a while in which it could not. */
  hear(channel: string, to: { heard: (said: string) => void; missed: () => void }): void
  /** Does something when the server ends, while the database is still there. */
  onEnd(act: () => void): void
}

/** What one process hands to the others, each of which looks for itself who may hear it. */
const Push = z.object({ rooms: z.array(z.string()), event: z.string(), data: z.record(z.string(), z.unknown()) })
type Push = z.output<typeof Push>

interface Guest {
  mayHear: () => Promise<boolean>
  /** What was pushed last: the next waits for it, so that everything arrives in its order. */
  last: Promise<void>
}

/** An end that nobody is told of, as when the days of a session are over, closes its sockets within so long. */
const SWEEP_MS = 20_000
const sessionRoom = (id: string) => `session:${id}`

/** Sockets on the same port as everything else; rooms reach across processes through the database, and so does the end of a session. */
export async function openSockets(app: FastifyInstance, url: string, config: Config): Promise<Sockets> {
  const io = new Server(app.server, { connectTimeout: 20_000, maxHttpBufferSize: 64 * 1024, serveClient: false })
  const pool = config.NODE_ENV === 'test' ? null : socketPool(url)
  if (pool) io.adapter(createAdapter(pool, { errorHandler: (error) => app.log.warn({ err: error }, 'sockets across processes') }))
  const guests = new WeakMap<Socket, Guest>()
  const ends = listenOn(url, 'session_ended', {
    heard: (sessionId) => io.local.in(sessionRoom(sessionId)).disconnectSockets(true),
    missed: () => void sweep(),
  })

  async function sweep() {
    for (const socket of io.sockets.sockets.values()) await stillThere(socket)
  }
  const heard: Listening[] = []
  const sweeping = setInterval(sweep, SWEEP_MS)
  sweeping.unref()

  /** Hangs up on whoever may hear nothing any more. While it cannot be found out, they stay and hear nothing. */
  async function stillThere(socket: Socket): Promise<boolean> {
    const may = await (guests.get(socket)?.mayHear() ?? Promise.resolve(false)).catch(() => null)
    if (may === false) socket.disconnect(true)
    return may === true
  }

  async function lookedAt(socket: Socket): Promise<void> {
    await stillThere(socket)
  }

  function deliver({ rooms, event, data }: Push) {
    const ids = new Set(rooms.flatMap((room) => [...(io.sockets.adapter.rooms.get(room) ?? [])]))
    for (const id of ids) {
      const socket = io.sockets.sockets.get(id)
      const guest = socket && guests.get(socket)
      if (guest) guest.last = guest.last.then(async () => void ((await stillThere(socket)) && socket.emit(event, data)))
    }
  }
  // A session may have ended after it was looked at and before its room was there to be told.
  io.on('connection', (socket) => {
    const guest = guests.get(socket)
    if (guest) guest.last = lookedAt(socket)
  })
  io.on('push', (sent: unknown) => {
    const push = Push.safeParse(sent)
    if (push.success) deliver(push.data)
  })

  // Not io.close(): that waits for the HTTP server to end, which waits for what it still answers, which is Fastify's to see to.
  app.addHook('preClose', async () => {
    clearInterval(sweeping)
    io.disconnectSockets(true)
    await ends.close()
    for (const channel of heard) await channel.close()
    await io.of('/').adapter.close()
    io.engine.close()
    await pool?.end()
  })

  return {
    io,
    live: {
      tell: (rooms, event, data) => {
        const push = { rooms: typeof rooms === 'string' ? [rooms] : rooms, event, data: { ...data } }
        deliver(push)
        if (pool) io.serverSideEmit('push', push)
      },
    },
    tellHere: (rooms, event, data) => deliver({ rooms, event, data: { ...data } }),
    hear: (channel, to) => void heard.push(listenOn(url, channel, to)),
    onEnd: (act) => void app.addHook('preClose', async () => act()),
    async admit(socket, { rooms, sessionId, mayHear }) {
      await Promise.all([ends, ...heard].map((channel) => channel.ready()))
      guests.set(socket, { mayHear, last: Promise.resolve() })
      await socket.join(sessionId ? [...rooms, sessionRoom(sessionId)] : rooms)
    },
  }
}
