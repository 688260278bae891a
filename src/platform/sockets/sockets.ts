import { createAdapter } from '@socket.io/postgres-adapter'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Server } from 'socket.io'
import type { Config } from '#platform/server/config.ts'
import type { Live } from '#platform/server/live.ts'

export interface Sockets {
  io: Server
  live: Live
}

/** Sockets on the same port as everything else; rooms reach across processes through the database. */
export async function openSockets(app: FastifyInstance, pool: Pool, config: Config): Promise<Sockets> {
  const io = new Server(app.server, { connectTimeout: 20_000, maxHttpBufferSize: 64 * 1024, serveClient: false })
  if (config.NODE_ENV !== 'test') {
    io.adapter(createAdapter(pool, { errorHandler: (error) => app.log.warn({ err: error }, 'sockets across processes') }))
  }
  // Not io.close(): that waits for the HTTP server to end, which waits for what it still answers, which is Fastify's to see to.
  app.addHook('preClose', async () => {
    io.disconnectSockets(true)
    await io.of('/').adapter.close()
    io.engine.close()
  })
  return { io, live: { tell: (rooms, event, data) => io.to(rooms).emit(event, data) } }
}
