import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { START } from '#src/testing/start.ts'
import { haveYoung } from '#src/testing/young.ts'
import { endLots, lotsWithLeft, PRESENT_DAYS } from './ledger.ts'
import { beginPurchase, creditsLeft, giveLot, grantPurchase, reverseCredit, takeBack, takeCredit } from './queries.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

/** What the ledger should say, kept in memory: one lot a row, the animals that it registers by number. */
interface Lot {
  id: string
  quantity: number
  expiresAt: number
  /** What was paid for it, and with which purchase. */
  bought: { purchaseId: string; pence: number } | null
  used: number[]
  /** How many were refunded, or had expired when the clock looked. */
  ended: number
}
interface World {
  accountId: string
  pets: string[]
  now: Date
  lots: Lot[]
}

const leftOf = ({ quantity, used, ended }: Lot) => quantity - used.length - ended
const usable = ({ lots, now }: World) =>
  lots.filter((lot) => leftOf(lot) > 0 && lot.expiresAt > now.getTime()).toSorted((a, b) => a.expiresAt - b.expiresAt)

/** Each does one thing to the register and to the model, and compares what is answered. */
const STEPS = {
  buy: async (world: World, count: number) => {
    const plan = { code: 'breeder10', name: 'Ten', pence: 9500 }
    const id = await asProvider(register, async (tools) => {
      const { id: begun } = await beginPurchase(tools, { accountId: world.accountId, plan, quantity: (count % 2) + 1 })
      expect(await grantPurchase({ ...tools, now: world.now }, begun)).toBe(true)
      return begun
    })
    const lot = await register.db.selectFrom('creditLot').select(['id', 'quantity']).where('purchaseId', '=', id).executeTakeFirstOrThrow()
    const bought = { purchaseId: id, pence: 9500 * ((count % 2) + 1) }
    world.lots.push({ ...lot, expiresAt: Number.POSITIVE_INFINITY, bought, used: [], ended: 0 })
  },
  present: async (world: World, count: number) => {
    const lot = { accountId: world.accountId, source: 'promotion' as const, quantity: (count % 3) + 1, now: world.now }
    const id = await giveLot(register.db, lot)
    const expiresAt = later(world.now, { days: PRESENT_DAYS }).getTime()
    world.lots.push({ id, quantity: lot.quantity, expiresAt, bought: null, used: [], ended: 0 })
  },
  use: async (world: World, pet: number) => {
    if (world.lots.some(({ used }) => used.includes(pet))) return
    const [first] = usable(world)
    const taken = await register.db.transaction().execute((db) => takeCredit(db, world.accountId, world.pets[pet] ?? '', world.now))
    expect(taken).toBe(first !== undefined)
    first?.used.push(pet)
  },
  reverse: async (world: World, pet: number) => {
    const lot = world.lots.find(({ used }) => used.includes(pet))
    expect(await reverseCredit(register.db, world.pets[pet] ?? '', world.now)).toBe(lot !== undefined)
    if (lot) lot.used = lot.used.filter((one) => one !== pet)
  },
  refund: async (world: World, at: number) => {
    const lot = world.lots[at % Math.max(1, world.lots.length)]
    if (!lot?.bought) return
    const { purchaseId, pence } = lot.bought
    const back = await asProvider(register, (tools) => takeBack(tools, purchaseId))
    const isRefunded = lot.ended > 0
    expect(back).toBe(isRefunded ? 0 : Math.floor((pence * leftOf(lot)) / lot.quantity))
    if (!isRefunded) lot.ended = leftOf(lot)
  },
  wait: async (world: World, days: number) => {
    world.now = later(world.now, { days: days * 40 })
  },
  expire: async (world: World) => {
    const over = await lotsWithLeft(register.db).where('accountId', '=', world.accountId).where('expiresAt', '<=', world.now).execute()
    await endLots(register.db, over, 'expiry', world.now)
    for (const lot of world.lots.filter(({ expiresAt }) => expiresAt <= world.now.getTime())) lot.ended += leftOf(lot)
  },
}
const names = ['buy', 'present', 'use', 'use', 'use', 'reverse', 'refund', 'wait', 'expire'] as const

async function begin(): Promise<World> {
  const anna = await register.db.selectFrom('account').selectAll().where('id', '=', register.people.anna).executeTakeFirstOrThrow()
  const accountId = newId()
  await register.db
    .insertInto('account')
    .values({ ...anna, id: accountId, email: `${accountId}@example.org`, secondContact: null })
    .execute()
  const pets = await Promise.all(Array.from({ length: PETS }, () => haveYoung(register)))
  return { accountId, pets, now: START, lots: [] }
}

const PETS = 6

test('whatever is bought, presented, used, given back, refunded and expires, the ledger is what a model of it says', async () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(PETS - 1)), { minLength: 5, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(steps, async (life) => {
      const world = await begin()
      for (const [name, number] of life) {
        await STEPS[name](world, number)
        const expected = usable(world).reduce((sum, lot) => sum + leftOf(lot), 0)
        expect(await creditsLeft(register.db, world.accountId, world.now)).toBe(expected)
      }
      const rows = await lotsWithLeft(register.db).where('accountId', '=', world.accountId).execute()
      expect(new Map(rows.map(({ id, left }) => [id, left]))).toEqual(new Map(world.lots.map((lot) => [lot.id, leftOf(lot)])))
    }),
    { numRuns: 25 },
  )
}, 120_000)
