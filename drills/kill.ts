import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import type { Amounts, Outcome } from './drill.ts'
import { buyAndPay, type Promised, passHour, wrongWith } from './kill/promises.ts'
import { customer, NoAnswer } from './people.ts'
import { type DrilledRegister, withRegister } from './register.ts'

/** When a round ends: after so many acknowledgements, and so many milliseconds more. */
const moments = fc.record({ acknowledged: fc.integer({ min: 1, max: 30 }), after: fc.integer({ min: 0, max: 100 }) })
const PATIENCE_MS = 60_000

/** Kills the register with kill -9 while people register and pay, starts it on what it left, and looks whether everything that was acknowledged is there, once. */
export async function kill(seed: number, { rounds = 15 }: Amounts): Promise<Outcome> {
  const ends = fc.sample(moments, { seed, numRuns: rounds })
  return withRegister(async (register) => {
    const promised: Promised = { chips: [], payments: [] }
    for (const [round, { acknowledged, after }] of ends.entries()) {
      const goal = count(promised) + acknowledged
      const busy = [registering(register, promised, round), paying(register, promised), paying(register, promised)]
      await reached(() => count(promised) >= goal)
      await pause(after)
      await register.server.kill()
      await Promise.all(busy)
      await register.revive()
    }
    // The clock finds what was begun and never resolved.
    await passHour(register)
    await passHour(register)
    const wrong = await wrongAtLast(register, promised)
    const did = `${rounds} kills, ${promised.chips.length} pets and ${promised.payments.length} payments acknowledged`
    return { did, wrong }
  })
}

const count = ({ chips, payments }: Promised) => chips.length + payments.length

async function reached(goal: () => boolean) {
  const until = performance.now() + PATIENCE_MS
  while (!goal() && performance.now() < until) await pause(2)
  if (!goal()) throw new Error('Nothing is acknowledged any more')
}

/** Provider and queue take a moment to tell and do what is left: what is still wrong after half a minute stays wrong. */
async function wrongAtLast(register: DrilledRegister, promised: Promised): Promise<string[]> {
  const until = performance.now() + 30_000
  for (;;) {
    const wrong = await wrongWith(register, promised)
    if (wrong.length === 0 || performance.now() > until) return wrong
    await pause(500)
  }
}

/** Registers pets one after the other until nobody answers. */
function registering({ server: { url } }: DrilledRegister, { chips }: Promised, round: number) {
  return untilNobodyAnswers(async () => {
    const anna = await customer(url)
    for (let count = 0; ; count += 1) {
      const chip = `968${String(round * 1_000_000 + count).padStart(12, '0')}`
      await anna.register(chip)
      chips.push(chip)
    }
  })
}

/** Buys plans and pays for them one after the other until nobody answers. */
function paying({ server: { url } }: DrilledRegister, { payments }: Promised) {
  return untilNobodyAnswers(async () => {
    const stefan = await customer(url, 'stefan')
    for (;;) await buyAndPay(url, stefan, payments)
  })
}

async function untilNobodyAnswers(act: () => Promise<void>) {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
  }
}
