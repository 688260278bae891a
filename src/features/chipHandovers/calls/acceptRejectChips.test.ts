import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refuseProfile } from '#features/accounts/refuseProfile.ts'
import { callBack } from '#features/stock/callBack.ts'
import { batchLife } from '#features/stock/lifecycle.ts'
import { issuedTo } from '#features/stock/queries/issued.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { handedOver } from '#src/testing/handovers.ts'
import { chipped, freezeBatch, unitOf, verifiedImplanter } from '#src/testing/implants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { received } from '#src/testing/stafforders.ts'
import { batchOf } from '#src/testing/stock.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await batchOf(register, 100)
})
afterAll(() => register.close())

const mine = async (api: Awaited<ReturnType<typeof handedOver>>['giver']['api']) => (await api.getChipHandovers({})).data.items

describe('a colleague who accepts', () => {
  test('holds the chips from then on: they register them, and whoever finds one reaches them', async () => {
    const { giver, colleague, numbers, handoverId } = await handedOver(register)
    const [number = ''] = numbers
    expect(await issuedTo(register.db, number)).toBe(giver.id)
    const reply = await colleague.api.acceptRejectChips({ handoverId, answer: 'accept', chips: 3 })
    expect(reply).toMatchObject({ status: 200, data: { status: 'accepted' } })
    expect(await unitOf(register, number)).toMatchObject({ status: 'withImplanter', holderId: colleague.id })
    expect(await issuedTo(register.db, number)).toBe(colleague.id)
    expect((await giver.api.getChipsForImplanter({})).data.total).toBe(0)
    expect((await colleague.api.getChipsForImplanter({})).data).toMatchObject({ total: 3, batches: [{ left: 3 }] })
    expect((await newestTo(register, giver.email)).subject).toBe('Your colleague has accepted your 3 microchips')
    expect(await giver.api.registerChip(chipped(number))).toMatchObject({ code: 'otherHolder' })
    expect((await colleague.api.registerChip(chipped(number))).status).toBe(200)
  })

  test('reads in a chip’s history that it changed hands, and nothing of who gave it', async () => {
    const { giver, colleague, numbers, handoverId } = await handedOver(register)
    await colleague.api.acceptRejectChips({ handoverId, answer: 'accept', chips: 3 })
    const { data } = await colleague.api.getChipDetail({ chipNumber: numbers[0] ?? '' })
    expect(data.life.slice(-2).map(({ clause, by }) => [clause, by])).toEqual([
      ['STOCK-15', 'An implanter'],
      ['STOCK-15', 'You'],
    ])
    expect(JSON.stringify(data)).not.toContain(giver.id)
  })

  test('gets what they were shown and nothing else: changed', async () => {
    const { colleague, handoverId } = await handedOver(register)
    const reply = await colleague.api.acceptRejectChips({ handoverId, answer: 'accept', chips: 2 })
    expect(reply).toMatchObject({ status: 409, code: 'changed' })
  })

  test('is asked by who holds them, and by nobody else: noSuchHandover', async () => {
    const { giver, handoverId } = await handedOver(register)
    const stranger = await verifiedImplanter(register, {})
    for (const { api } of [giver, stranger])
      expect(await api.acceptRejectChips({ handoverId, answer: 'accept', chips: 3 })).toMatchObject({ status: 404, code: 'noSuchHandover' })
    expect((await stranger.api.getChipHandovers({})).data.total).toBe(0)
  })

  test('has to be certified on that day: notVerified', async () => {
    const { colleague, handoverId, numbers } = await handedOver(register)
    const verifiedUntil = daysAfter(londonDate(register.clock.now()), -61)
    await register.db.updateTable('profile').set({ verifiedUntil, status: 'expired' }).where('accountId', '=', colleague.id).execute()
    const reply = await colleague.api.acceptRejectChips({ handoverId, answer: 'accept', chips: 3 })
    expect(reply).toMatchObject({ status: 403, code: 'notVerified' })
    expect((await unitOf(register, numbers[0] ?? '')).status).toBe('offered')
  })

  test('has 14 days, whether or not the clock has struck: tooLate', async () => {
    const { colleague, handoverId } = await handedOver(register)
    await register.db.updateTable('chipHandover').set({ answerBy: register.clock.now() }).where('id', '=', handoverId).execute()
    const reply = await colleague.api.acceptRejectChips({ handoverId, answer: 'accept', chips: 3 })
    expect(reply).toMatchObject({ status: 409, code: 'tooLate' })
  })

  test('has none of a batch that was frozen meanwhile, until it is free again: notNow', async () => {
    const { colleague, handoverId, batchId, numbers } = await handedOver(register)
    await freezeBatch(register, batchId)
    const reply = await colleague.api.acceptRejectChips({ handoverId, answer: 'accept', chips: 3 })
    expect(reply).toMatchObject({ status: 409, code: 'notNow', clause: 'DEAD-4' })
    await asProvider(register, ({ transition }) => transition(batchLife, 'unfreeze', batchId, 'Staff'))
    expect((await colleague.api.acceptRejectChips({ handoverId, answer: 'accept', chips: 3 })).status).toBe(200)
    expect((await unitOf(register, numbers[0] ?? '')).holderId).toBe(colleague.id)
  })

  test('has none that was recalled meanwhile: it stays with the giver, who is to send it back', async () => {
    const { giver, colleague, handoverId, batchId, numbers } = await handedOver(register)
    await asProvider(register, async (tools) => {
      await tools.transition(batchLife, 'recall', batchId, 'Staff')
      await callBack(tools, batchId)
    })
    expect(await colleague.api.acceptRejectChips({ handoverId, answer: 'accept', chips: 3 })).toMatchObject({ code: 'changed' })
    expect(await unitOf(register, numbers[0] ?? '')).toMatchObject({ status: 'recalled', holderId: giver.id })
    const [row] = await mine(colleague.api)
    expect(row).toMatchObject({ chips: 0, runs: [], can: { accept: { words: 'These chips can’t be handed over any more' } } })
  })
})

describe('a colleague who refuses', () => {
  test('leaves the chips with the giver, who can implant them again and reads so', async () => {
    const { giver, colleague, numbers, handoverId } = await handedOver(register)
    const reply = await colleague.api.acceptRejectChips({ handoverId, answer: 'reject', chips: 3 })
    expect(reply).toMatchObject({ status: 200, data: { status: 'refused' } })
    expect((await newestTo(register, giver.email)).subject).toBe('Your colleague hasn’t accepted your 3 microchips')
    expect((await giver.api.registerChip(chipped(numbers[0] ?? ''))).status).toBe(200)
    expect((await mine(giver.api))[0]).toMatchObject({ status: 'refused', side: 'given', chips: 3 })
    expect((await colleague.api.acceptRejectChips({ handoverId, answer: 'accept', chips: 3 })).status).toBe(409)
  })
})

test.each(['giver', 'colleague'] as const)('it ends once our staff no longer let the %s work, and both are told', async (side) => {
  const { giver, colleague, numbers, handoverId } = await handedOver(register)
  const { id: accountId } = { giver, colleague }[side]
  const { id } = await register.db.selectFrom('profile').select('id').where('accountId', '=', accountId).executeTakeFirstOrThrow()
  await asProvider(register, (tools) => refuseProfile({ ...tools, extensions: register.extensions }, { id, accountId, type: 'Implanter' }))
  expect(await unitOf(register, numbers[0] ?? '')).toMatchObject({ status: 'withImplanter', holderId: giver.id })
  expect(await register.db.selectFrom('chipHandover').select('status').where('id', '=', handoverId).executeTakeFirst()).toEqual({
    status: 'calledOff',
  })
  for (const { email } of [giver, colleague])
    expect((await newestTo(register, email)).subject).toBe('We’ve ended a hand-over of microchips')
})

test('what the buyer of handed chips can send back is what they still hold', async () => {
  const one = await received(register)
  const colleague = await verifiedImplanter(register, {})
  const { data } = await one.api.handOverChips({ to: colleague.email, chips: one.numbers.slice(0, 10) })
  await colleague.api.acceptRejectChips({ handoverId: data.handoverId, answer: 'accept', chips: 10 })
  const [order] = (await one.api.chipsOrderList({})).data.items
  expect(order?.unused).toMatchObject([{ from: one.numbers[10], to: one.numbers[24] }])
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'return' })
  expect((await newestTo(register, one.email)).subject).toBe('Send your 15 unused microchips back')
  expect((await colleague.api.chipsOrderList({})).data.total).toBe(0)
})
