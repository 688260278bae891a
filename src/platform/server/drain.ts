import { Server } from 'node:net'
import { setImmediate as afterEvents } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** After this long a connection on which nothing came is taken for idle. */
const QUIET_MS = 1_000
/** How long an answer that is under way may take once the server is to end. */
const PATIENCE_MS = 7_000
const LOOK_EVERY_MS = 25

/**
 * Before the server closes: nobody new is let in, what is under way is answered, and whoever asks on a connection that they kept is answered
 * too and told that it ends. Only then does anything else of the register stop, so that no answer lacks what it needs.
 */
export function drainBeforeClose(app: FastifyInstance): void {
  let isEnding = false
  app.addHook('onSend', (_request, reply, body, done) => {
    if (isEnding) reply.header('connection', 'close')
    done(null, body)
  })
  app.addHook('preClose', async () => {
    // Those who wait at the door are let in first; closed with it, they would be cut off.
    await afterEvents()
    isEnding = true
    if (app.server.listening) await drain(app)
  })
}

async function drain({ server }: FastifyInstance): Promise<void> {
  // Not the HTTP server's own close, which cuts idle connections at once, and with them whoever is just asking on one.
  Server.prototype.close.call(server)
  const began = performance.now()
  await new Promise<void>((done) => {
    const looking = setInterval(() => {
      const waited = performance.now() - began
      if (waited > QUIET_MS) server.closeIdleConnections()
      if (waited > PATIENCE_MS) server.closeAllConnections()
      server.getConnections((_error, count) => {
        if (count > 0 && waited <= PATIENCE_MS) return
        clearInterval(looking)
        done()
      })
    }, LOOK_EVERY_MS)
  })
}
