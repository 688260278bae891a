import type { Log } from '#platform/server/guard.ts'
import { guarded } from '#platform/server/guard.ts'
import type { Serving } from '#platform/server/serve.ts'
import type { Sockets } from '#platform/sockets/sockets.ts'
import { roomsHere, sayGone, sayPresent } from './presence.ts'

const AGAIN_MS = 20_000

/** Keeps the other processes told of who is connected to this one. */
export function keepPresence({ io, onEnd }: Pick<Sockets, 'io' | 'onEnd'>, { db, clock }: Serving, log: Log): void {
  const say = (what: () => Promise<unknown>) => void guarded(log, 'saying who is connected', what, () => {})
  io.on('connection', (socket) => {
    const rooms = roomsHere(io).filter((room) => socket.rooms.has(room))
    say(() => sayPresent(db, rooms, clock.now()))
  })
  io.of('/').adapter.on('delete-room', (room: string) => say(() => sayGone(db, room, clock.now())))
  const again = setInterval(() => say(() => sayPresent(db, roomsHere(io), clock.now())), AGAIN_MS)
  again.unref()
  onEnd(() => clearInterval(again))
}
