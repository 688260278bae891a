import { describe, expect, test } from 'vitest'
import { type Asked, fakeVendor, json, type Reply } from '#adapters/http/fake.ts'
import { turnableClock } from '#platform/clock/clock.ts'
import { exampleInsurer } from './example.ts'
import { httpInsurer } from './http.ts'
import type { Insurer, QuoteQuestion, Referral } from './insurer.ts'

const clock = turnableClock(new Date('2026-11-26T10:00:00Z'))

const question: QuoteQuestion = {
  species: 'dog',
  breed: { kind: 'breed', breedId: 'beagle' },
  bornOn: '2023-03-27',
  sex: 'female',
  neutered: true,
  chipped: true,
  valuePence: 80_000,
  postcode: 'SY8 1AA',
  preExisting: false,
  conditions: [],
  cover: 'lifetime',
  limitPence: 400_000,
  excessPence: 9_900,
  startsOn: '2026-12-01',
}

const referral = (quoteId: string, over: Partial<QuoteQuestion> = {}): Referral => ({
  quoteId,
  question: { ...question, ...over },
  cover: 'lifetime',
  pays: 'monthly',
  annualPence: 25_240,
  monthlyPence: 2104,
  person: { name: 'Nia Powell', email: 'nia@example.org', mobile: null, address: '9 Orchard Rise, Ludlow, SY8 1AA' },
  petName: 'Biscuit',
})

/** An insurer's API, with the example behind it. */
async function remote() {
  const example = exampleInsurer(clock)
  const vendor = await fakeVendor(async ({ method, path, body, headers }: Asked) => {
    if (headers.authorization !== 'Bearer s3cret') return { status: 401 }
    const sent = method === 'POST' ? JSON.parse(body.toString()) : null
    if (path === '/v1/quotes') return json(await example.quote(sent))
    if (path === '/v1/referrals')
      return headers['idempotency-key'] === sent.quoteId ? json({ reference: await example.refer(sent) }) : { status: 400 }
    return json(await example.answer(decodeURIComponent(path.replace('/v1/referrals/', ''))))
  })
  return httpInsurer({ url: `${vendor.url}/v1/`, key: 's3cret', now: clock.now })
}

describe.each<[string, () => Promise<Insurer>]>([
  ['an insurer’s API', remote],
  ['the example', async () => exampleInsurer(clock)],
])('insurance by %s', (_, insurer) => {
  test('is offered for every kind of cover, with what made each price', async () => {
    const quoted = await (await insurer()).quote(question)
    const offers = 'offers' in quoted ? quoted.offers : []
    expect(offers.map(({ cover }) => cover)).toEqual(['accident', 'timeLimited', 'maximumBenefit', 'lifetime'])
    expect(offers.at(-1)).toMatchObject({ annualPence: 25_240, monthlyPence: 2104, taxPence: 2704, looksCloser: [] })
    expect(offers.at(-1)?.factors.at(-1)?.pence).toBe(25_240 - 2704)
  })

  test('isn’t offered for a banned breed', async () => {
    expect(await (await insurer()).quote({ ...question, breed: { kind: 'breed', breedId: 'xl-bully' } })).toEqual({ declined: 'breed' })
  })

  test('begins when the insurer says so, at the price that was chosen, for a year', async () => {
    const one = await insurer()
    const reference = await one.refer(referral('q-1'))
    expect(await one.refer(referral('q-1'))).toBe(reference)
    expect(await one.answer(reference)).toEqual({
      outcome: 'bound',
      policyNumber: 'EXAMPLE-Q-1',
      startsOn: '2026-12-01',
      endsOn: '2027-11-30',
      annualPence: 25_240,
    })
  })

  test('is looked at first where the animal has had something, and may be declined', async () => {
    const one = await insurer()
    const [ears, heart] = await Promise.all([
      one.refer(referral('q-2', { preExisting: true, conditions: ['ears'] })),
      one.refer(referral('q-3', { preExisting: true, conditions: ['heart'] })),
    ])
    expect(await one.answer(ears)).toEqual({ outcome: 'looking' })
    clock.turn({ hours: 1 })
    expect(await one.answer(ears)).toMatchObject({ outcome: 'bound' })
    expect(await one.answer(heart)).toEqual({ outcome: 'declined', reason: 'health' })
  })

  test('of a referral it doesn’t know it says so', async () => {
    expect(await (await insurer()).answer('EX-nothing')).toEqual({ outcome: 'unknown' })
  })
})

test.each([
  [50_300, 503],
  [50_400, 'timeout'],
])('the example has trouble with an animal that is worth %i pence', async (valuePence, status) => {
  await expect(exampleInsurer(clock).quote({ ...question, valuePence })).rejects.toMatchObject({ status })
})

const offer = {
  cover: 'lifetime',
  annualPence: 112,
  monthlyPence: 10,
  taxPence: 12,
  factors: [{ about: 'base', is: 'dog', thousandths: 1000, pence: 100 }],
  looksCloser: [],
}

test.each<[string, Reply, unknown]>([
  ['an HTTP error', { status: 503 }, 503],
  ['silence', 'never', 'timeout'],
  ['a line that is cut', 'hangUp', 'unreachable'],
  ['rubbish', { body: '<html>' }, 'not understood'],
  ['a price that isn’t the sum of what made it', json({ offers: [{ ...offer, annualPence: 113 }] }), 'not understood'],
  ['months that cost less than the year', json({ offers: [{ ...offer, monthlyPence: 9 }] }), 'not understood'],
])('%s is no answer', async (_, reply, status) => {
  const vendor = await fakeVendor(() => reply)
  const insurer = httpInsurer({ url: vendor.url, key: 's3cret', now: clock.now, timeoutMs: reply === 'never' ? 30 : 5000 })
  await expect(insurer.quote(question)).rejects.toMatchObject({ name: 'NoAnswer', status })
})

test('an insurer that failed three times is left alone for half a minute', async () => {
  const vendor = await fakeVendor(() => ({ status: 500 }))
  const insurer = httpInsurer({ url: vendor.url, key: 's3cret', now: clock.now })
  for (const _ of [1, 2, 3, 4]) await expect(insurer.quote(question)).rejects.toMatchObject({ name: 'NoAnswer' })
  expect(vendor.asked).toHaveLength(3)
  clock.turn({ seconds: 31 })
  await expect(insurer.quote(question)).rejects.toMatchObject({ status: 500 })
})
