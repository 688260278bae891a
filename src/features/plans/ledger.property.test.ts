import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { START } from '#src/testing/start.ts'
import { grantPurchase } from './grants.ts'
import { endCreditBatches, giveCreditBatch, PRESENT_DAYS } from './ledger.ts'
import { beginPurchase } from './purchases.ts'
import { batchesWithLeft, creditsLeft } from './queries/credits.ts'
import { reverseCredit } from './reverseCredit.ts'
import { revoke } from './revocation.ts'
import { takeCredit } from './takeCredits.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

/** What the ledger should say, kept in memory: one batch a row, the animals that it registers by number. */
interface CreditBatch {
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
  lots: CreditBatch[]
}

const leftOf = ({ quantity, used, ended }: CreditBatch) => quantity - used.length - ended
const usable = ({ lots, now }: World) =>
  lots.filter((batch) => leftOf(batch) > 0 && batch.expiresAt > now.getTime()).toSorted((a, b) => a.expiresAt - b.expiresAt)

/** Each does one thing to the register and to the model, and compares what is answered. */
const STEPS = {
  buy: async (world: World, count: number) => {
    const plan = { code: 'breeder10', name: 'Ten', pence: 9500 }
    const id = await asProvider(register, async (tools) => {
      const { id: begun } = await beginPurchase(tools, { accountId: world.accountId, plan, quantity: (count % 2) + 1 })
      expect(await grantPurchase({ ...tools, now: world.now }, begun)).toBe(true)
      return begun
    })
    const batch = await register.db
      .selectFrom('creditBatch')
      .select(['id', 'quantity'])
      .where('purchaseId', '=', id)
      .executeTakeFirstOrThrow()
    const bought = { purchaseId: id, pence: 9500 * ((count % 2) + 1) }
    world.lots.push({ ...batch, expiresAt: Number.POSITIVE_INFINITY, bought, used: [], ended: 0 })
  },
  present: async (world: World, count: number) => {
    const batch = { accountId: world.accountId, source: 'promotion' as const, quantity: (count % 3) + 1, now: world.now }
    const id = await giveCreditBatch(register.db, batch)
    const expiresAt = later(world.now, { days: PRESENT_DAYS }).getTime()
    world.lots.push({ id, quantity: batch.quantity, expiresAt, bought: null, used: [], ended: 0 })
  },
  use: async (world: World, pet: number) => {
    if (world.lots.some(({ used }) => used.includes(pet))) return
    const [first] = usable(world)
    const taken = await register.db.transaction().execute((db) => takeCredit(db, world.accountId, world.pets[pet] ?? '', world.now))
    expect(taken).toBe(first !== undefined)
    first?.used.push(pet)
  },
  reverse: async (world: World, pet: number) => {
    const batch = world.lots.find(({ used }) => used.includes(pet))
    expect(await reverseCredit(register.db, world.pets[pet] ?? '', world.now)).toBe(batch !== undefined)
    if (batch) batch.used = batch.used.filter((one) => one !== pet)
  },
  refund: async (world: World, at: number) => {
    const batch = world.lots[at % Math.max(1, world.lots.length)]
    if (!batch?.bought) return
    const { purchaseId, pence } = batch.bought
    const back = await asProvider(register, (tools) => revoke(tools, purchaseId))
    const isRefunded = batch.ended > 0
    expect(back).toBe(isRefunded ? 0 : Math.floor((pence * leftOf(batch)) / batch.quantity))
    if (!isRefunded) batch.ended = leftOf(batch)
  },
  wait: async (world: World, days: number) => {
    world.now = later(world.now, { days: days * 40 })
  },
  expire: async (world: World) => {
    const over = await batchesWithLeft(register.db).where('accountId', '=', world.accountId).where('expiresAt', '<=', world.now).execute()
    await endCreditBatches(register.db, over, 'expiry', world.now)
    for (const batch of world.lots.filter(({ expiresAt }) => expiresAt <= world.now.getTime())) batch.ended += leftOf(batch)
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
  const pets = await Promise.all(Array.from({ length: PETS }, () => haveOffspring(register)))
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
        const expected = usable(world).reduce((sum, batch) => sum + leftOf(batch), 0)
        expect(await creditsLeft(register.db, world.accountId, world.now)).toBe(expected)
      }
      const rows = await batchesWithLeft(register.db).where('accountId', '=', world.accountId).execute()
      expect(new Map(rows.map(({ id, left }) => [id, left]))).toEqual(new Map(world.lots.map((batch) => [batch.id, leftOf(batch)])))
    }),
    { numRuns: 25 },
  )
}, 120_000)
