import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { giveCredits, giveHousehold } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import {
  confirmed,
  freshEmail,
  given,
  handedToSomebody,
  keeperWithPet,
  listedPet,
  sentToSomebody,
  tokenTo,
} from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const PERSONAL = /Gwen|Giver|Tara|Taker|nia\d+|7700|Orchard|Ludlow|SY8/i
const byLink = (token: string) => register.stranger.rehomeDetails({ token }, { address: freshAddress() })

describe('whoever holds the link', () => {
  test('sees the animal, why it is given, its health and the fee, and nothing of its keeper', async () => {
    const { keeper, petId } = await keeperWithPet(register)
    const email = freshEmail()
    await given(keeper.api, petId, { kind: 'person', contact: { email } })
    const reply = await byLink(await tokenTo(register, email))
    expect(reply).toMatchObject({
      status: 200,
      data: {
        status: 'sent',
        why: 'moving',
        health: 'A heart murmur',
        behaviour: '',
        feePence: 5000,
        other: 'The keeper',
        applications: [],
        pet: { name: 'Bramble', breed: 'Labrador Retriever', chipShown: expect.stringMatching(/^956 /) },
      },
    })
    expect(JSON.stringify(reply.data)).not.toMatch(PERSONAL)
    expect(reply.data.can.accept).toMatchObject({ words: expect.stringMatching(/^Sign in/) })
  })

  test('sees nothing more once it has been answered, and not a word of how: noSuchRehoming', async () => {
    const { taker, rehomingId } = await sentToSomebody(register)
    const token = await tokenTo(register, taker.email)
    await taker.api.acceptRejectRehomeRequest({ rehomingId, answer: 'accept', adult: true })
    const ended = await byLink(token)
    const unknown = await byLink('x'.repeat(64))
    expect([ended.status, ended.code, ended.message]).toEqual([404, 'noSuchRehoming', unknown.message])
    expect([unknown.status, unknown.code]).toEqual([404, 'noSuchRehoming'])
  })

  test('is told to confirm the address that they have typed', async () => {
    const { taker } = await sentToSomebody(register)
    const token = await tokenTo(register, taker.email)
    await register.db.updateTable('account').set({ emailVerifiedAt: null }).where('id', '=', taker.id).execute()
    expect((await taker.api.rehomeDetails({ token })).data.can.accept).toMatchObject({ words: expect.stringMatching(/^Confirm/) })
  })
})

describe('both sides', () => {
  test('see it by its number, each with what they may do', async () => {
    const { keeper, taker, rehomingId } = await sentToSomebody(register)
    const theirs = (await taker.api.rehomeDetails({ rehomingId })).data
    expect(theirs.can).toMatchObject({
      accept: true,
      reject: true,
      withdraw: { words: expect.any(String) },
      sayWrong: { words: expect.any(String) },
    })
    const mine = (await keeper.api.rehomeDetails({ rehomingId })).data
    expect(mine.can).toMatchObject({ withdraw: true, accept: { words: expect.any(String) } })
    expect(mine.other).toBe('n•••@example.org')
  })

  test('see until when it can be undone, and the giver no picture of the new home', async () => {
    const { keeper, taker, rehomingId } = await handedToSomebody(register)
    const [mine, theirs] = [(await keeper.api.rehomeDetails({ rehomingId })).data, (await taker.api.rehomeDetails({ rehomingId })).data]
    expect(new Date(mine.undoUntil ?? '').getTime() - new Date(mine.completedAt ?? '').getTime()).toBe(7 * 86_400_000)
    expect([mine.can.sayWrong, theirs.can.giveBack]).toEqual([true, true])
    expect(mine.pet.photoUrl).toBe(null)
    expect(JSON.stringify(mine)).not.toMatch(/Tara|Taker|nia\d+/)
    expect(JSON.stringify(theirs)).not.toMatch(/Giver|nia\d+/)
  })
})

test('an animal that looks for a home is seen by anybody who has signed in, with the town and nothing more of its keeper', async () => {
  const { rehomingId } = await listedPet(register)
  const reader = await confirmed(register)
  const { data } = await reader.api.rehomeDetails({ rehomingId })
  expect(data).toMatchObject({ target: 'anybody', other: 'The keeper', town: 'Ludlow', handOver: null, can: { apply: true } })
  expect(JSON.stringify({ ...data, town: null })).not.toMatch(PERSONAL)
  expect((await register.stranger.rehomeDetails({ rehomingId }, { address: freshAddress() })).code).toBe('noSuchRehoming')
})

describe('what the registration costs is said before anybody says yes:', () => {
  const priceOf = async (
    api: { rehomeDetails: (of: { rehomingId: string }) => Promise<{ data: { registration: unknown } }> },
    id: string,
  ) => (await api.rehomeDetails({ rehomingId: id })).data.registration
  const owed = { paidBy: 'you', price: { pence: 1500, currency: 'GBP' } }

  test('it is owed by whoever takes the animal, and by nobody once it is paid', async () => {
    const { keeper, taker, petId, rehomingId } = await sentToSomebody(register)
    expect(await priceOf(taker.api, rehomingId)).toEqual(owed)
    expect((await byLink(await tokenTo(register, taker.email))).data.registration).toEqual(owed)
    await giveCredits(register, keeper.id, 1)
    await keeper.api.useCredit({ petId })
    expect(await priceOf(taker.api, rehomingId)).toEqual({ paidBy: 'paid', price: { pence: 0, currency: 'GBP' } })
  })

  test('whoever may offer a home reads it, and the keeper who will choose', async () => {
    const { keeper, rehomingId } = await listedPet(register)
    const reader = await confirmed(register)
    expect([await priceOf(reader.api, rehomingId), await priceOf(keeper.api, rehomingId)]).toEqual([owed, owed])
  })

  test('a household with its plan pays nothing', async () => {
    const { taker, rehomingId } = await sentToSomebody(register)
    await giveHousehold(register, taker.id)
    expect(await priceOf(taker.api, rehomingId)).toMatchObject({ paidBy: 'household', price: { pence: 0 } })
    await taker.api.acceptRejectRehomeRequest({ rehomingId, answer: 'accept', adult: true })
    expect((await taker.api.getCredits()).data.owed).toBe(null)
  })

  test('what was said is what the new keeper owes; afterwards nothing is said here', async () => {
    const { taker, rehomingId } = await sentToSomebody(register)
    await taker.api.acceptRejectRehomeRequest({ rehomingId, answer: 'accept', adult: true })
    expect((await taker.api.getCredits()).data.owed).toMatchObject({ owing: 1, pay: { amount: owed.price } })
    expect((await newestTo(register, taker.email)).text).toContain('You still need to pay for the registration: £15')
    expect(await priceOf(taker.api, rehomingId)).toBe(null)
  })
})

test('a rehoming between others is as absent as none, and so is no question at all', async () => {
  const { rehomingId } = await sentToSomebody(register)
  const stranger = await confirmed(register)
  const replies = await Promise.all(
    [{ rehomingId }, { rehomingId: newId() }, { token: '' }, {}].map((of) => stranger.api.rehomeDetails(of)),
  )
  for (const reply of replies) expect([reply.status, reply.code, reply.message]).toEqual([404, 'noSuchRehoming', replies[0]?.message])
})

test('guessing is limited', async () => {
  const address = freshAddress()
  const replies = await Promise.all(
    Array.from({ length: 31 }, (_, at) => register.stranger.rehomeDetails({ token: `${at}`.repeat(60) }, { address })),
  )
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1)
})
