import type { Amounts, Outcome } from './drill.ts'
import { customer } from './people.ts'
import { withRegister } from './register.ts'

const USUAL = { thousands: 50, growth: 100 }
const AT_ONCE = 10

/** Looks up and registers many chips on one running server, and reads before and after how much memory it holds. */
export async function memory(seed: number, { thousands = USUAL.thousands, growth = USUAL.growth }: Amounts): Promise<Outcome> {
  return withRegister(async (register) => {
    const anna = await customer(register.server.url)
    const lookups = thousands * 1000
    const registrations = Math.ceil(lookups / 10)
    const work = async (from: number, many: number) => {
      for (let done = 0; done < many; done += AT_ONCE)
        await Promise.all(
          Array.from({ length: AT_ONCE }, async (_, index) => {
            const chip = chipOf(from + done + index)
            if ((done + index) % 10 === 0) await anna.register(chip)
            await anna.lookUp(chip)
          }),
        )
    }
    // What every server takes at first: compiled code, connections, caches that fill once.
    const warmUp = Math.ceil(lookups / 10)
    await work(seed % 1_000_000_000, warmUp)
    const before = register.server.memory()
    await work((seed % 1_000_000_000) + warmUp, lookups)
    const after = register.server.memory()

    const grown = Math.round(after - before)
    const did = `${lookups} lookups, ${registrations} registrations: ${Math.round(before)} → ${Math.round(after)} MiB`
    return { did, wrong: grown > growth ? [`The process grew by ${grown} MiB; ${growth} are allowed`] : [] }
  })
}

const chipOf = (number: number) => `956${String(number).padStart(12, '0')}`
