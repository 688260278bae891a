import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import { quoteAnswers, quoted, quoteRow, withoutInsurer } from '#src/testing/insurance.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const ask = (over: Record<string, unknown> = {}, more: Record<string, unknown> = {}) =>
  register.stranger.quoteInsurance({ answers: quoteAnswers(register, over), ...more }, { address: freshAddress() })

test('a stranger gets the price of every kind of cover, with the factors that made it', async () => {
  const { data } = await ask()
  expect(data.status).toBe('priced')
  const quote = (await register.stranger.getInsuranceQuote(data.quoteId ? { quoteId: data.quoteId, key: data.key } : {})).data
  expect(quote.offers.map(({ cover, annualPence }: { cover: string; annualPence: number }) => [cover, annualPence])).toEqual([
    ['accident', 7673],
    ['timeLimited', 14_539],
    ['maximumBenefit', 18_173],
    ['lifetime', 25_240],
  ])
  expect(quote).toMatchObject({ savedIn: null, insurer: 'Example Pet Insurance', answers: { postcode: 'SY8 1AA', breedWords: 'Beagle' } })
  const { accountId, status } = await quoteRow(register, data.quoteId)
  expect({ accountId, status }).toEqual({ accountId: null, status: 'priced' })
})

test('what was ticked before “no” was chosen is not kept', async () => {
  const { data } = await ask({ preExisting: 'no', conditions: ['heart'] })
  expect((await quoteRow(register, data.quoteId)).answers).toMatchObject({ conditions: [] })
})

test('a quote of somebody who is signed in is theirs, and may be for a pet of theirs alone', async () => {
  const keeper = await confirmed(register)
  const { petId } = (await keeper.api.addPet(animal())).data
  const { quoteId } = await quoted(register, keeper.api, {}, { petId })
  expect(await quoteRow(register, quoteId)).toMatchObject({ accountId: keeper.id, petId })
  const others = await confirmed(register)
  const answers = quoteAnswers(register)
  expect(await others.api.quoteInsurance({ answers, petId })).toMatchObject({ status: 404, code: 'notYours' })
  expect(await ask({}, { petId })).toMatchObject({ status: 404, code: 'notYours' })
})

test('answers can be changed by who has the key, are priced again, and what was chosen is chosen anew', async () => {
  const { data } = await ask()
  const { quoteId, key } = data
  expect(await ask({ valuePence: 250_000 }, { quoteId, key })).toMatchObject({ status: 200, data: { quoteId, status: 'priced' } })
  const quote = (await register.stranger.getInsuranceQuote({ quoteId, key })).data
  expect(quote.offers.at(-1)?.annualPence).toBeGreaterThan(25_240)
  expect(await ask({}, { quoteId, key: 'X'.repeat(20) })).toMatchObject({ status: 404, code: 'noSuchQuote' })
  expect(await ask({}, { quoteId })).toMatchObject({ status: 404, code: 'noSuchQuote' })
  await register.stranger.withdrawInsuranceQuote({ quoteId, key })
  expect(await ask({}, { quoteId, key })).toMatchObject({ status: 409, clause: 'INS-3' })
})

test('while the insurer is away the answers are kept without a price', async () => {
  for (const valuePence of [50_300, 50_400]) {
    const { data } = await ask({ valuePence })
    expect(data.status).toBe('details')
    const { quoteId, key } = data
    expect((await register.stranger.getInsuranceQuote({ quoteId, key })).data).toMatchObject({
      awaitsPrice: true,
      offers: [],
      can: { price: true, change: true },
    })
  }
})

test('a breed that the insurer doesn’t take is declined, with the reason', async () => {
  const { data } = await ask({ breed: { kind: 'breed', breedId: 'xl-bully' } })
  expect(data.status).toBe('declined')
  const { quoteId, key } = data
  expect((await register.stranger.getInsuranceQuote({ quoteId, key })).data).toMatchObject({ declined: 'breed', isOver: true })
})

test.each<[string, Record<string, unknown>, string]>([
  ['a breed that isn’t on the list', { breed: { kind: 'breed', breedId: 'unicorn' } }, 'noSuchBreed'],
  ['a birth tomorrow', { bornOn: '2026-03-28' }, 'bornInFuture'],
  ['a puppy of 7 weeks', { bornOn: '2026-02-10' }, 'tooYoung'],
  ['a start yesterday', { startsOn: '2026-03-26' }, 'startOutOfTime'],
  ['a start in 31 days', { startsOn: '2026-04-27' }, 'startOutOfTime'],
  ['an illness of which nothing is said', { preExisting: 'yes' }, 'conditionsNeeded'],
])('%s is refused', async (_, over, code) => {
  expect(await ask(over)).toMatchObject({ status: 400, code })
})

test('a limit or an excess that isn’t offered, a value in words and a medical history are refused at their fields', async () => {
  const wrong = { limitPence: 1, excessPence: 0, valuePence: 'a lot', history: 'He had a cough', neutered: undefined }
  const { fields } = await ask(wrong)
  expect(Object.keys(fields ?? {}).sort()).toEqual(
    ['answers.excessPence', 'answers.history', 'answers.limitPence', 'answers.neutered', 'answers.valuePence'].sort(),
  )
})

test('nobody asks without end', async () => {
  const address = freshAddress()
  const answers = quoteAnswers(register)
  const replies = []
  for (const _ of Array.from({ length: 31 })) replies.push(await register.stranger.quoteInsurance({ answers }, { address }))
  expect(replies.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
})

test('without an insurer that’s authorised nothing is quoted', async () => {
  await withoutInsurer(register, async () => expect(await ask()).toMatchObject({ status: 503, code: 'notSelling' }))
})
