import { findContract } from '#platform/server/find.ts'
import type { Amounts, Outcome } from './drill.ts'
import { fuzzCalls } from './fuzz/calls.ts'
import { faultBook } from './fuzz/faults.ts'
import { fuzzSockets } from './fuzz/sockets.ts'
import { withRegister } from './register.ts'

/** Logging out would end the sessions of the drill itself, which says nothing. */
const LEFT_OUT = new Set(['logout'])

/** Half-right inputs over the network: none may be answered with a 5xx, with more than 1 MB, after a second, or with the end of the process. */
export async function fuzz(seed: number, { inputs = 300, calls: part }: Amounts): Promise<Outcome> {
  const faults = faultBook()
  const contract = (await findContract()).filter(({ name }) => !LEFT_OUT.has(name) && (part === undefined || name.includes(part)))
  return withRegister(async (register) => {
    const sockets = part === undefined || part === 'sockets' ? await fuzzSockets(register, { seed, inputs, faults }) : { sent: 0, good: 0 }
    const calls = await fuzzCalls(register, contract, { seed, inputs, faults })
    const did = `${contract.length} calls: ${calls.sent} inputs, ${calls.good} accepted; sockets: ${sockets.sent}, ${sockets.good} accepted`
    return { did, wrong: faults.all() }
  })
}
