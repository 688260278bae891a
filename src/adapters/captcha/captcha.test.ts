import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { fakeVendor, json, type Reply } from '#adapters/http/fake.ts'
import { altcha } from './altcha.ts'
import type { Captcha, Used } from './captcha.ts'
import { siteverify } from './siteverify.ts'
import { solve } from './solve.ts'

const now = new Date('2026-03-01T12:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

interface Checked {
  captcha: Captcha
  /** A right solution, as the widget hands it to the form. */
  solved(): Promise<string>
}

describe.each<[string, () => Promise<Checked>]>([
  ['proof of work', byWork],
  ['a hosted check', byVendor],
])('captcha by %s', (_, checked) => {
  test('a right solution passes', async () => {
    const { captcha, solved } = await checked()
    expect(await captcha.verify(await solved(), now)).toBe(true)
  })

  test('a right solution passes once', async () => {
    const { captcha, solved } = await checked()
    const solution = await solved()
    await captcha.verify(solution, now)
    expect(await captcha.verify(solution, now)).toMatch(/already been used. Tick the box again$/)
  })

  test.each(['', 'x', '{}', 'é'.repeat(100_000), Buffer.from('{"challenge":{},"solution":null}').toString('base64')])(
    'rubbish does not pass (%#)',
    async (rubbish) => {
      const { captcha } = await checked()
      expect(await captcha.verify(rubbish, now)).toBe('Tick “I’m a person”')
    },
  )
})

describe('a proof of work', () => {
  test('is used by one of many who send it at the same time', async () => {
    const { captcha, solved } = await byWork()
    const solution = await solved()
    const answers = await Promise.all(Array.from({ length: 10 }, () => captcha.verify(solution, now)))
    expect(answers.filter((answer) => answer === true)).toHaveLength(1)
  })

  test('is good for 10 minutes and not longer', async () => {
    const { captcha, solved } = await byWork()
    expect(await captcha.verify(await solved(), minutes(10))).toBe(true)
    expect(await captcha.verify(await solved(), minutes(10.01))).toBe('That check is more than 10 minutes old. Tick the box again')
  })

  test('cannot be given a longer life by the browser', async () => {
    const { captcha, solved } = await byWork()
    const longer = changed(await solved(), (payload) => {
      payload.challenge.parameters.data.expires += 3_600_000
    })
    expect(await captcha.verify(longer, minutes(11))).toBe('Tick “I’m a person”')
  })

  test('cannot be answered without the work', async () => {
    const { captcha, solved } = await byWork()
    const guess = changed(await solved(), (payload) => {
      payload.solution.derivedKey = '00'.repeat(32)
    })
    expect(await captcha.verify(guess, now)).toBe('Tick “I’m a person”')
  })

  test('signed with another key does not pass', async () => {
    const { captcha } = await byWork()
    const { solved } = await byWork('another key')
    expect(await captcha.verify(await solved(), now)).toBe('Tick “I’m a person”')
  })

  test('lies as many times further away as it is asked to take more work, and is checked as quickly', async () => {
    const { captcha } = await byWork()
    const tries = async (effort: number) => {
      const solution = await solve(await captcha.challenge(now, effort))
      expect(await captcha.verify(solution, now)).toBe(true)
      return z.object({ solution: z.object({ counter: z.int() }) }).parse(JSON.parse(Buffer.from(solution, 'base64').toString())).solution
        .counter
    }
    expect(await tries(1)).toBeLessThan(350)
    expect(await tries(10)).toBeGreaterThanOrEqual(1500)
  })

  test('tells the widget when to start afresh', async () => {
    const { captcha } = await byWork()
    expect(await captcha.challenge(now)).toMatchObject({ parameters: { expiresAt: minutes(10).getTime() / 1000 } })
  })
})

describe('a hosted check', () => {
  test('gives the widget nothing to solve', async () => {
    const { captcha } = await byVendor()
    expect(await captcha.challenge(now)).toBeNull()
  })

  test('is not troubled with an empty solution', async () => {
    const vendor = await fakeVendor(() => json({ success: true }))
    expect(await siteverify({ url: vendor.url, secret: 's3cret' }).verify('', now)).toBe('Tick “I’m a person”')
    expect(vendor.asked).toEqual([])
  })

  test('sends the secret and the solution as a form', async () => {
    const vendor = await fakeVendor(() => json({ success: true }))
    await siteverify({ url: vendor.url, secret: 's3cret' }).verify('a b&c', now)
    expect(vendor.asked[0]?.headers['content-type']).toMatch('application/x-www-form-urlencoded')
    expect(vendor.asked[0]?.body.toString()).toBe('secret=s3cret&response=a+b%26c')
  })

  test.each<[string, Reply]>([
    ['is away', { status: 500 }],
    ['answers rubbish', { body: 'yes' }],
    ['never answers', 'never'],
  ])('lets nobody pass while the vendor %s, and says what to do', async (_, reply) => {
    const vendor = await fakeVendor(() => reply)
    const captcha = siteverify({ url: vendor.url, secret: 's3cret', timeoutMs: reply === 'never' ? 30 : 5000 })
    expect(await captcha.verify('solution', now)).toBe('We couldn’t check that you’re a person. Try again in a minute')
  })
})

async function byWork(key = 'a key for tests'): Promise<Checked> {
  const captcha = altcha({ key, used: inMemory(), cost: 1 })
  return { captcha, solved: async () => solve(await captcha.challenge(now)) }
}

async function byVendor(): Promise<Checked> {
  const seen = new Set<string>()
  const vendor = await fakeVendor(({ body }) => {
    const response = new URLSearchParams(body.toString()).get('response') ?? ''
    if (seen.has(response)) return json({ success: false, 'error-codes': ['timeout-or-duplicate'] })
    seen.add(response)
    return json(response === 'right' ? { success: true } : { success: false, 'error-codes': ['invalid-input-response'] })
  })
  return { captcha: siteverify({ url: vendor.url, secret: 's3cret' }), solved: async () => 'right' }
}

function inMemory(): Used {
  const claimed = new Set<string>()
  return {
    async claim(id) {
      const first = !claimed.has(id)
      claimed.add(id)
      return first
    },
  }
}

const Payload = z.looseObject({
  challenge: z.looseObject({ parameters: z.looseObject({ data: z.object({ expires: z.number() }) }) }),
  solution: z.looseObject({ derivedKey: z.string() }),
})

function changed(solution: string, change: (payload: z.infer<typeof Payload>) => void) {
  const payload = Payload.parse(JSON.parse(Buffer.from(solution, 'base64').toString()))
  change(payload)
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}
