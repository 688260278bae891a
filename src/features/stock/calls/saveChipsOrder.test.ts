import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verificationLife } from '#features/accounts/lifecycle.ts'
import { later, londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { certifiedImplanter } from '#src/testing/academy.ts'
import { freshChip } from '#src/testing/animals.ts'
import { join } from '#src/testing/newcomer.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { batchOf, chipsOrder, newImplanter, paidOrder } from '#src/testing/stock.ts'
import { freeNumbers } from '../allocation.ts'
import { orderPaid } from '../orders.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  // Nobody has chips but those that the test takes in.
  await register.db.updateTable('chipBatch').set({ status: 'recalled' }).execute()
})
afterAll(() => register.close())

const allocated = async (orderId: string) =>
  (await register.db.selectFrom('chipAllocation').select('numbers').where('orderId', '=', orderId).execute()).map(({ numbers }) => numbers)
const codesOf = async (orderId: string) => {
  const rows = await register.db
    .selectFrom('chipAllocation')
    .innerJoin('chipBatch', 'chipBatch.id', 'chipAllocation.batchId')
    .select('chipBatch.code')
    .where('orderId', '=', orderId)
    .orderBy('expiresOn')
    .execute()
  return rows.map(({ code }) => code)
}

interface Implanted {
  /** Chips that the implanter has from us, or numbers that anybody could have written down. */
  ours?: boolean
  petId?: string
}

/** Writes down that somebody implanted so many chips a number of days ago. */
async function implanted(implanterId: string, count: number, daysAgo: number, { ours = true, petId }: Implanted = {}) {
  const rows = Array.from({ length: count }, () => ({
    id: newId(),
    chipNumber: freshChip(),
    implanterId,
    species: 'dog',
    implantedOn: londonDate(later(register.clock.now(), { days: -daysAgo })),
    site: 'Between the shoulder blades',
    scanBefore: 'none',
    scanAfter: true,
    petId: petId ?? null,
    createdAt: register.clock.now(),
  }))
  await register.db.insertInto('implant').values(rows).execute()
  if (ours) await haveImplantedUnits(implanterId, rows)
}

async function haveImplantedUnits(holderId: string, implants: { chipNumber: string }[]) {
  const code = await batchOf(register, 1)
  await register.db.updateTable('chipBatch').set({ status: 'recalled' }).where('code', '=', code).execute()
  const { id: batchId, expiresOn } = await register.db
    .selectFrom('chipBatch')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const made = { status: 'registered' as const, statusAt: register.clock.now(), batchId, holderId, expiresOn }
  const units = implants.map(({ chipNumber }) => ({ id: newId(), number: chipNumber, ...made }))
  await register.db.insertInto('chipUnit').values(units).execute()
}

describe('an order', () => {
  test('holds its chips for 30 minutes, at our price, with its VAT inside', async () => {
    await batchOf(register, 30)
    const { api, id } = await newImplanter(register)
    const reply = await api.saveChipsOrder(
      chipsOrder({
        packs: [
          { size: 10, quantity: 1 },
          { size: 10, quantity: 1 },
        ],
        withRegistrations: true,
      }),
    )
    expect(reply).toMatchObject({
      status: 200,
      message: 'We’re holding your chips for 30 minutes',
      data: { chips: 20, amount: { pence: 23_800 }, vat: { pence: 3967 } },
    })
    const order = await register.db.selectFrom('chipOrder').selectAll().where('id', '=', reply.data.orderId).executeTakeFirstOrThrow()
    expect(order).toMatchObject({
      implanterId: id,
      status: 'placed',
      packs: [{ size: 10, quantity: 2, pence: 11_900, chipPence: 3900 }],
      reservedUntil: later(register.clock.now(), { minutes: 30 }),
    })
    expect(await allocated(order.id)).toHaveLength(1)
  })

  test('takes what expires first, in one piece where there is one, and the rest of the next batch', async () => {
    const late = await batchOf(register, 50, { sterileDays: 900 })
    const soon = await batchOf(register, 15, { sterileDays: 300 })
    const [one, other] = [await newImplanter(register), await newImplanter(register)]
    const first = await one.api.saveChipsOrder(chipsOrder({ packs: [{ size: 10, quantity: 1 }] }))
    expect(await codesOf(first.data.orderId)).toEqual([soon])
    const second = await other.api.saveChipsOrder(chipsOrder({ packs: [{ size: 10, quantity: 1 }] }))
    expect(await codesOf(second.data.orderId)).toEqual([soon, late])
  })

  test('has no chip with less than half a year of sterile life: soldOut', async () => {
    await batchOf(register, 100, { sterileDays: 182 })
    const { api } = await newImplanter(register)
    expect(await api.saveChipsOrder(chipsOrder())).toMatchObject({ status: 409, code: 'soldOut' })
    await batchOf(register, 25, { sterileDays: 183 })
    expect((await api.saveChipsOrder(chipsOrder())).status).toBe(200)
  })

  test('has no chip of a batch that is frozen: soldOut', async () => {
    const code = await batchOf(register, 100)
    await register.db.updateTable('chipBatch').set({ status: 'frozen' }).where('code', '=', code).execute()
    const { api } = await newImplanter(register)
    expect(await api.saveChipsOrder(chipsOrder())).toMatchObject({ status: 409, code: 'soldOut' })
  })
})

describe('how many', () => {
  test('a first order may have 25: tooMany', async () => {
    await batchOf(register, 200)
    const { api } = await newImplanter(register)
    const reply = await api.saveChipsOrder(chipsOrder({ packs: [{ size: 50, quantity: 1 }] }))
    expect(reply).toMatchObject({ status: 409, code: 'tooMany' })
    expect(reply.message).toMatch(/^You’ve chosen 50 chips\. You can order 25 chips now\. .* none count yet/)
    expect((await api.saveChipsOrder(chipsOrder())).status).toBe(200)
  })

  test('a later one may have twice what was implanted in the last 90 days, less what is on its way: tooMany', async () => {
    await batchOf(register, 200)
    const { api, id } = await newImplanter(register)
    await implanted(id, 30, 89)
    await implanted(id, 50, 91)
    await paidOrder(register, api)
    expect(await api.saveChipsOrder(chipsOrder({ packs: [{ size: 50, quantity: 1 }] }))).toMatchObject({ code: 'tooMany' })
    expect((await api.saveChipsOrder(chipsOrder({ packs: [{ size: 10, quantity: 3 }] }))).status).toBe(200)
    expect(await api.saveChipsOrder(chipsOrder({ packs: [{ size: 10, quantity: 1 }] }))).toMatchObject({ code: 'tooMany' })
  })

  test('nobody has more by implanting chips that we never sold, until the keepers of the animals have confirmed them: tooMany', async () => {
    await batchOf(register, 200)
    const { api, id } = await newImplanter(register)
    const petId = await haveOffspring(register)
    await implanted(id, 30, 5, { ours: false, petId })
    await implanted(id, 30, 5, { ours: false })
    const fifty = chipsOrder({ packs: [{ size: 50, quantity: 1 }] })
    await register.db.updateTable('pet').set({ status: 'awaitingConfirmation' }).where('id', '=', petId).execute()
    const reply = await api.saveChipsOrder(fifty)
    expect(reply).toMatchObject({ status: 409, code: 'tooMany' })
    expect(reply.message).toContain('30 are waiting for their keepers, and count once they confirm')
    expect((await api.chipPacksList()).data.allowance).toEqual({ most: 25, limit: 25, counted: 0, waiting: 30, coming: 0, raised: null })
    await register.db.updateTable('pet').set({ status: 'active' }).where('id', '=', petId).execute()
    expect((await api.chipPacksList()).data.mostChips).toBe(60)
    await register.db.updateTable('pet').set({ keeperId: id }).where('id', '=', petId).execute()
    expect((await api.chipPacksList()).data.mostChips).toBe(25)
  })

  test('nobody has more by ordering ten times at once', async () => {
    await batchOf(register, 300)
    const { api } = await newImplanter(register)
    const replies = await Promise.all(Array.from({ length: 10 }, () => api.saveChipsOrder(chipsOrder())))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(new Set(['tooMany']))
  })
})

test('of fifty orders at once for the last thirty chips three have ten each, and no chip is sold twice', async () => {
  await batchOf(register, 17, { sterileDays: 300 })
  await batchOf(register, 13, { sterileDays: 400 })
  const implanters = []
  for (let count = 0; count < 50; count += 1) implanters.push(await newImplanter(register))
  const replies = await Promise.all(implanters.map(({ api }) => api.saveChipsOrder(chipsOrder({ packs: [{ size: 10, quantity: 1 }] }))))
  const won = replies.filter(({ status }) => status === 200)
  expect(won).toHaveLength(3)
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(new Set(['soldOut']))
  const ids = won.map(({ data }) => data.orderId)
  await Promise.all(ids.map((id) => asProvider(register, (tools) => orderPaid(tools, id))))
  const units = await register.db.selectFrom('chipUnit').select(['number', 'orderId']).where('orderId', 'in', ids).execute()
  expect(new Set(units.map(({ number }) => number)).size).toBe(30)
  expect(ids.map((id) => units.filter(({ orderId }) => orderId === id).length)).toEqual([10, 10, 10])
  expect(await freeNumbers(register.db, register.clock.now())).toEqual([])
}, 120_000)

test('an implanter whose certificate is not verified, and who is none: notVerified', async () => {
  const { api } = await join(register, {
    profileType: 'Implanter',
    professional: { kind: 'Implanter', certificateReference: 'LN-1', species: ['dog'] },
  })
  expect(await api.saveChipsOrder(chipsOrder())).toMatchObject({ status: 403, code: 'notVerified' })
  expect(await (await register.as('stefan')).saveChipsOrder(chipsOrder())).toMatchObject({ status: 403, code: 'notYourRole' })
})

test('an implanter whose certificate our staff checked can order for 60 days after it has lapsed: then notVerified', async () => {
  const { api, id } = await newImplanter(register)
  await batchOf(register, 100)
  const lapsed = (verifiedUntil: string) =>
    asProvider(register, ({ db }) =>
      db.updateTable('profile').set({ verifiedUntil }).where('accountId', '=', id).where('type', '=', 'Implanter').execute(),
    )
  const profile = await register.db
    .selectFrom('profile')
    .select('id')
    .where('accountId', '=', id)
    .where('type', '=', 'Implanter')
    .executeTakeFirstOrThrow()
  await asProvider(register, ({ transition }) => transition(verificationLife, 'expire', profile.id, 'clock'))
  await lapsed('2026-01-25')
  expect((await api.chipPacksList({})).data.may).toMatchObject({ clause: 'STOCK-1' })
  expect(await api.saveChipsOrder(chipsOrder())).toMatchObject({ status: 403, code: 'notVerified' })
  await lapsed('2026-01-26')
  expect((await api.chipPacksList({})).data.may).toBe(true)
  expect((await api.saveChipsOrder(chipsOrder())).status).toBe(200)
})

test('an implanter by our certificate can’t order from 60 days after a missed refresher on: notNow', async () => {
  const { api, certificate } = await certifiedImplanter(register)
  await batchOf(register, 100)
  const refreshBy = (day: string) =>
    register.db.updateTable('implanterCertificate').set({ refreshBy: day }).where('id', '=', certificate.id).execute()
  await refreshBy('2026-01-25')
  expect((await api.chipPacksList({})).data.may).toMatchObject({ clause: 'ACAD-26' })
  expect(await api.saveChipsOrder(chipsOrder())).toMatchObject({ status: 409, code: 'notNow', clause: 'ACAD-26' })
  await refreshBy('2026-01-26')
  expect((await api.chipPacksList({})).data.may).toBe(true)
  expect((await api.saveChipsOrder(chipsOrder())).status).toBe(200)
})
