import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verificationLife } from '#features/accounts/lifecycle.ts'
import { issuedTo } from '#features/stock/queries/issued.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { animal } from '#src/testing/animals.ts'
import { handedOver } from '#src/testing/handovers.ts'
import { chipped, freezeBatch, haveChips, unitOf, verifiedImplanter } from '#src/testing/implants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { join } from '#src/testing/newcomer.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { heldByBank, returning } from '#src/testing/stafforders.ts'
import { batchOf } from '#src/testing/stock.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await batchOf(register, 200)
})
afterAll(() => register.close())

const two = async (chips = 3) => {
  const [giver, colleague] = [await verifiedImplanter(register, {}), await verifiedImplanter(register, {})]
  return { giver, colleague, ...(await haveChips(register, { holder: giver.id, chips })) }
}

describe('chips that are offered to a colleague', () => {
  test('are named by a range or one by one, stay with the giver, and the colleague is told from whom they come', async () => {
    const { giver, colleague, numbers } = await two(5)
    const [first = '', , third = '', , fifth = ''] = numbers
    const reply = await giver.api.handOverChips({ to: ` ${colleague.email.toUpperCase()} `, chips: [`${first}-${third.slice(-3)}`, fifth] })
    expect(reply).toMatchObject({ status: 200, data: { chips: 4 } })
    expect(await unitOf(register, first)).toMatchObject({ status: 'offered', holderId: giver.id })
    const letter = await newestTo(register, colleague.email)
    expect(letter.subject).toBe('Nia Powell wants to hand you 4 microchips')
    const { data } = await colleague.api.getTasks({})
    expect(data.items).toContainEqual(expect.objectContaining({ kind: 'chipsHanded', title: 'A colleague hands you 4 chips' }))
    const held = (await giver.api.getChipsForImplanter({})).data
    expect(held.items.map(({ status, use }) => [status, use])).toEqual([
      ['offered', 'offered'],
      ['offered', 'offered'],
      ['offered', 'offered'],
      ['withImplanter', 'ready'],
      ['offered', 'offered'],
    ])
    expect(held.batches).toMatchObject([{ left: 1 }])
  })

  test('can’t be implanted by either, nor registered by a keeper, and a finder reaches the giver', async () => {
    const { giver, colleague, numbers } = await handedOver(register)
    const [number = ''] = numbers
    const mine = await giver.api.registerChip(chipped(number))
    expect(mine).toMatchObject({ status: 409, code: 'usedAlready', clause: 'STOCK-15' })
    expect(mine.message).toContain('offered this chip to a colleague')
    expect(await colleague.api.registerChip(chipped(number))).toMatchObject({ status: 409, code: 'otherHolder' })
    const keeper = await join(register)
    expect(await keeper.api.addPet(animal({ chipNumber: number }))).toMatchObject({ status: 409, code: 'ofOurStock' })
    expect(await issuedTo(register.db, number)).toBe(giver.id)
  })

  test('can’t be offered to another at the same time: notInHand', async () => {
    const { giver, numbers } = await handedOver(register)
    const other = await verifiedImplanter(register, {})
    const reply = await giver.api.handOverChips({ to: other.email, chips: numbers.slice(0, 1) })
    expect(reply).toMatchObject({ status: 409, code: 'notInHand', clause: 'STOCK-15' })
  })
})

describe('a colleague is', () => {
  test.each([
    ['nobody we know', async () => 'no.one@example.org'],
    ['a keeper', async () => (await join(register)).email],
    ['still being checked', async () => (await verifiedImplanter(register, { standing: 'applied' })).email],
    ['refused by our staff', refusedImplanter],
    ['no longer certified, for more than 60 days', lapsedImplanter],
    ['at an address that they haven’t confirmed', unconfirmedImplanter],
  ])('refused with the same words where they are %s: noSuchColleague', async (_who, email) => {
    const { giver, numbers } = await two()
    const reply = await giver.api.handOverChips({ to: await email(), chips: numbers })
    expect(reply).toMatchObject({ status: 409, code: 'noSuchColleague', fields: { to: expect.stringContaining('verified') } })
    expect((await unitOf(register, numbers[0] ?? '')).status).toBe('withImplanter')
  })

  test('someone else: yourself', async () => {
    const { giver, numbers } = await two()
    expect(await giver.api.handOverChips({ to: giver.email, chips: numbers })).toMatchObject({ status: 400, code: 'yourself' })
  })
})

async function refusedImplanter() {
  const one = await verifiedImplanter(register, {})
  const { id } = await profileOf(one.id)
  await asProvider(register, ({ transition }) => transition(verificationLife, 'refuse', id, 'Staff'))
  return one.email
}

async function lapsedImplanter() {
  const one = await verifiedImplanter(register, {})
  const { id } = await profileOf(one.id)
  const verifiedUntil = daysAfter(londonDate(register.clock.now()), -61)
  await register.db.updateTable('profile').set({ verifiedUntil }).where('id', '=', id).execute()
  await asProvider(register, ({ transition }) => transition(verificationLife, 'expire', id, 'clock'))
  return one.email
}

async function unconfirmedImplanter() {
  const one = await verifiedImplanter(register, {})
  await register.db.updateTable('account').set({ emailVerifiedAt: null }).where('id', '=', one.id).execute()
  return one.email
}

const profileOf = (accountId: string) =>
  register.db
    .selectFrom('profile')
    .select('id')
    .where('accountId', '=', accountId)
    .where('type', '=', 'Implanter')
    .executeTakeFirstOrThrow()

describe('a chip can’t be handed over', () => {
  test('that isn’t written in full: unclearNumber', async () => {
    const { giver, colleague, numbers } = await two()
    const reply = await giver.api.handOverChips({ to: colleague.email, chips: [`${numbers[0]}/003`] })
    expect(reply).toMatchObject({ status: 400, code: 'unclearNumber' })
  })

  test('among more than 1,000: tooMany', async () => {
    const { giver, colleague, numbers } = await two()
    const from = Number(numbers[0])
    const reply = await giver.api.handOverChips({ to: colleague.email, chips: [`${from}-${from + 999}`, String(from + 1000)] })
    expect(reply).toMatchObject({ status: 409, code: 'tooMany' })
  })

  test('that someone else holds, that is frozen, or that we don’t know: notInHand', async () => {
    const { giver, colleague, numbers, batchId } = await two()
    const theirs = await haveChips(register, { holder: colleague.id })
    const handing = (chips: string[]) => giver.api.handOverChips({ to: colleague.email, chips })
    const strange = await handing([...numbers, ...theirs.numbers.slice(0, 1)])
    expect(strange).toMatchObject({ status: 409, code: 'notInHand' })
    expect(await handing(['985141000000999'])).toMatchObject({ code: 'notInHand' })
    await freezeBatch(register, batchId)
    const frozen = await handing(numbers)
    expect(frozen.code).toBe('notInHand')
    expect(frozen.message).toMatch(/^You can’t hand over 977 200/)
  })

  test('whose payment a bank holds, or whose order is being returned: notNow', async () => {
    const colleague = await verifiedImplanter(register, {})
    const held = await heldByBank(register)
    await held.api.updateChipsOrder({ orderId: held.orderId, act: 'received' })
    const bank = await held.api.handOverChips({ to: colleague.email, chips: held.numbers })
    expect(bank).toMatchObject({ status: 409, code: 'notNow', clause: 'PAY-7' })
    const back = await returning(register)
    const returned = await back.api.handOverChips({ to: colleague.email, chips: back.numbers })
    expect(returned).toMatchObject({ status: 409, code: 'notNow', clause: 'STOCK-7' })
    expect((await back.api.chipsToHandOver({})).data.runs).toEqual([])
  })
})
