import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { runAsStaff } from '#src/testing/staff.ts'
import { chipsOrder, newImplanter, paidOrder, sentOrder } from '#src/testing/stock.ts'
import { batch } from './batches.ts'
import type { Command } from './command.ts'
import { order, orders } from './orders.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = (command: Command, ...words: string[]) => runAsStaff(register, command, ...words)

describe('a batch', () => {
  test('is taken into stock with its numbers and expiry, and can be ordered', async () => {
    expect(await run(batch, 'DM-1', 'Datamars', '981 100 004 701 001', '981100004701100', '2029-06-30')).toBe(
      '100 chips of Datamars are in stock as DM-1.',
    )
    const { ask } = await newImplanter(register)
    expect((await ask.chipPacksList()).data.packs.every(({ inStock }) => inStock)).toBe(true)
  })

  test.each([
    ['with a number of another batch', ['DM-2', 'Datamars', '981100004701100', '981100004701200', '2029-06-30'], /^STOCK-9 /],
    ['under a code that is taken', ['DM-1', 'Datamars', '981100004702001', '981100004702100', '2029-06-30'], /^STOCK-9 /],
    ['from its last number to its first', ['DM-3', 'Datamars', '981100004703100', '981100004703001', '2029-06-30'], /lowest number/],
    ['of more than a batch has', ['DM-3', 'Datamars', '981100004703001', '981100004903001', '2029-06-30'], /100000 chips/],
    ['that has expired', ['DM-3', 'Datamars', '981100004703001', '981100004703100', '2026-03-27'], /no longer sterile/],
    ['of chips of another kind', ['DM-3', 'Datamars', '123456789', '123456799', '2029-06-30'], /^123456789 is not/],
  ])('%s is not taken in', async (_what, words, why) => {
    await expect(run(batch, ...words)).rejects.toThrow(why)
  })
})

describe('an order', () => {
  test('is listed with where it goes and its numbers, packed, sent and delivered, and its implanter is told', async () => {
    expect(await run(orders)).toBe('No order waits.')
    const { ask, email } = await newImplanter(register)
    const { orderId: id } = await paidOrder(register, ask)
    const listed = await run(orders)
    expect(listed).toContain(`${id} allocated since `)
    expect(listed).toContain('to Idris Bevan, 3 Quay Street, Cardiff, CF10 5EA')
    expect(listed).toContain('DM-1: 981 100 004 701 001 to 981 100 004 701 025')
    expect(await run(order, id, 'pack')).toBe('The order is packed.')
    expect(await run(order, id, 'dispatch', 'RM', '1234')).toBe('The order is on its way.')
    const letter = await newestTo(register, email)
    expect(letter.subject).toBe('Your 25 microchips are on their way')
    expect(letter.text).toContain('RM 1234')
    expect(await run(order, id, 'delivered')).toBe('The order is delivered.')
    expect((await ask.chipsOrderList({})).data.items[0]).toMatchObject({ status: 'delivered', tracking: 'RM 1234', can: { receive: true } })
    await expect(run(order, id, 'pack')).rejects.toThrow(/^STOCK-3 .*is delivered\.$/)
  })

  test('whose unused chips come back is paid back for them', async () => {
    const { ask, email } = await newImplanter(register)
    const orderId = await sentOrder(register, ask)
    await ask.updateChipsOrder({ orderId, act: 'received' })
    await expect(run(order, orderId, 'returned')).rejects.toThrow(/^STOCK-7 .*is received\.$/)
    await ask.updateChipsOrder({ orderId, act: 'return' })
    expect(await run(orders)).toContain(`${orderId} returnRequested since `)
    expect(await run(order, orderId, 'returned')).toMatch(/^25 unused chips are back\. £89 goes back to the card\./)
    expect((await newestTo(register, email)).text).toContain('Why: You sent 25 unused microchips back.')
    expect((await ask.chipsOrderList({})).data.items[0]).toMatchObject({ status: 'refunded' })
  })

  test('that is not paid can be cancelled, and its implanter is told', async () => {
    const { ask, email } = await newImplanter(register)
    const { data } = await ask.saveChipsOrder(chipsOrder())
    expect(await run(order, data.orderId, 'cancel')).toBe('The order is cancelled.')
    expect((await newestTo(register, email)).subject).toBe('Your order of 25 microchips is cancelled')
  })
})
