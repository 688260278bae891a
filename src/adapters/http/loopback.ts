import { once } from 'node:events'
import type { Server } from 'node:http'

/** Starts a server on a free port that only this machine can reach, and says its address: `http://127.0.0.1:51234`. */
export async function listenOnLoopback(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  return `http://127.0.0.1:${address.port}`
}

/** Ends a server at once, open connections included. */
export async function closeNow(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
