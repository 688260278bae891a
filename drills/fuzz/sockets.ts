import fc from 'fast-check'
import { io, type Socket } from 'socket.io-client'
import * as z from 'zod'
import { EVENTS } from '#features/chat/socket.ts'
import { inputsOf } from '#src/testing/fuzz/inputs.ts'
import { knownOf } from '#src/testing/fuzz/known.ts'
import { junk } from '#src/testing/fuzz/texts.ts'
import type { DrilledRegister } from '../register.ts'
import { EVERYBODY, leaveMessage, signIn } from './asker.ts'
import { type FaultBook, LARGEST_ANSWER, LONGEST_MS } from './faults.ts'

const PATIENCE_MS = 5000
const Envelope = z.object({ statusCode: z.int(), message: z.string() })

/** Sends each event of the relay its inputs over sockets of everybody and of a finder; how many were sent and done. */
export async function fuzzSockets(register: DrilledRegister, how: { seed: number; inputs: number; faults: FaultBook }) {
  const { seed, inputs, faults } = how
  const counted = { sent: 0, good: 0 }
  const finder = await leaveMessage(register)
  const keepers = await Promise.all(EVERYBODY.filter((name) => name !== 'stranger').map((name) => signIn(register, name)))
  const askers = [...keepers.flatMap((keeper) => (keeper ? [{ role: keeper.role, token: keeper.token }] : [])), finder]
  for (const { role, token } of askers) {
    const socket = await connected(register, token ?? '')
    const known = await knownOf(register.db)
    for (const [event, shape] of Object.entries(EVENTS)) {
      const data = fc.oneof({ weight: 9, arbitrary: inputsOf(shape, known) }, { weight: 1, arbitrary: junk })
      const statuses = await emitAll(register, { socket, event, role, inputs: fc.sample(data, { seed, numRuns: inputs }), faults })
      counted.sent += statuses.length
      counted.good += statuses.filter((status) => status === 200).length
    }
    socket.close()
  }
  return counted
}

interface Emitting {
  socket: Socket
  event: string
  role: string
  inputs: unknown[]
  faults: FaultBook
}

async function emitAll({ server }: DrilledRegister, { socket, event, role, inputs, faults }: Emitting): Promise<number[]> {
  const statuses: number[] = []
  for (const input of inputs) {
    const { status, wrong } = await emit(socket, event, input)
    statuses.push(status)
    for (const words of wrong) faults.add(`socket ${event}: ${words}`, role, input)
    if (server.ended()) throw new Error(`socket ${event} by ${role}: the process ${server.ended()} at ${JSON.stringify(input)}`)
  }
  return statuses
}

async function connected({ server: { url } }: DrilledRegister, token: string): Promise<Socket> {
  const socket = io(url, { query: { token }, forceNew: true, transports: ['websocket'] })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

/** Sends an event twice: once as whoever waits for no answer, once as whoever does. */
async function emit(socket: Socket, event: string, input: unknown): Promise<{ status: number; wrong: string[] }> {
  const began = performance.now()
  socket.emit(event, input)
  const told: unknown = await socket
    .timeout(PATIENCE_MS)
    .emitWithAck(event, input)
    .catch((error: unknown) => String(error))
  const ms = performance.now() - began
  const read = Envelope.safeParse(told)
  if (!read.success) return { status: 0, wrong: [typeof told === 'string' ? `no answer, ${told}` : 'answered outside the envelope'] }
  const bytes = Buffer.byteLength(JSON.stringify(told))
  const wrong = [
    ...(read.data.statusCode >= 500 ? [`answered ${read.data.statusCode}: ${read.data.message}`] : []),
    ...(bytes > LARGEST_ANSWER ? [`answered more than ${LARGEST_ANSWER / 1_000_000} MB`] : []),
    ...(ms > LONGEST_MS ? [`took more than ${LONGEST_MS} ms`] : []),
  ]
  return { status: read.data.statusCode, wrong }
}
