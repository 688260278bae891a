import { describe, expect, test } from 'vitest'
import { fakeVendor, json } from '#adapters/http/fake.ts'
import { Undeliverable } from '#adapters/undeliverable.ts'
import { httpSms } from './http.ts'
import { outboxSms } from './outbox.ts'
import type { Sms, Text } from './sms.ts'

const text: Text = { id: 'otp-1', to: '+447700900123', text: 'Your Homeward code is 123456' }

interface Phones {
  sms: Sms
  /** What the phones show, one entry an identifier. */
  shown(): Omit<Text, 'id'>[]
}

describe.each<[string, () => Promise<Phones>]>([
  ['HTTP', byHttp],
  ['the outbox', byOutbox],
])('a text message by %s', (_, phones) => {
  test('arrives at its number', async () => {
    const { sms, shown } = await phones()
    await sms.send(text)
    expect(shown()).toEqual([{ to: text.to, text: text.text }])
  })

  test('sent twice under one id is one message', async () => {
    const { sms, shown } = await phones()
    await sms.send(text)
    await sms.send(text)
    expect(shown()).toHaveLength(1)
  })

  test('sent under two ids is two messages', async () => {
    const { sms, shown } = await phones()
    await sms.send(text)
    await sms.send({ ...text, id: 'otp-2' })
    expect(shown()).toHaveLength(2)
  })
})

test('the gateway is told the sender and the key', async () => {
  const gateway = await fakeVendor(() => json({}, 202))
  await httpSms({ url: `${gateway.url}/messages`, key: 's3cret', from: 'Homeward' }).send(text)
  const [asked] = gateway.asked
  expect(asked).toMatchObject({
    method: 'POST',
    path: '/messages',
    headers: { authorization: 'Bearer s3cret', 'idempotency-key': text.id },
  })
  expect(asked?.body.toString()).toContain('"from":"Homeward"')
})

test('a message that the gateway refuses is undeliverable, with its status and without the number', async () => {
  const gateway = await fakeVendor(() => json({ error: '+447700900123 is barred' }, 422))
  const failed = httpSms({ url: gateway.url, key: 's3cret', from: 'Homeward' }).send(text)
  await expect(failed).rejects.toThrow(new Undeliverable('No usable answer: 422'))
})

test('a gateway that never answers is given up', async () => {
  const gateway = await fakeVendor(() => 'never')
  const failed = httpSms({ url: gateway.url, key: 's3cret', from: 'Homeward', timeoutMs: 30 }).send(text)
  await expect(failed).rejects.toThrow('No usable answer: timeout')
})

async function byHttp(): Promise<Phones> {
  const gateway = await fakeVendor(() => json({}, 202))
  return {
    sms: httpSms({ url: gateway.url, key: 's3cret', from: 'Homeward' }),
    shown: () => {
      const once = new Map(gateway.asked.map((asked) => [asked.headers['idempotency-key'], JSON.parse(asked.body.toString())]))
      return [...once.values()].map(({ to, text }) => ({ to, text }))
    },
  }
}

async function byOutbox(): Promise<Phones> {
  const kept = new Map<string, Text>()
  return {
    sms: outboxSms(async (sent) => void kept.set(sent.id, sent)),
    shown: () => [...kept.values()].map(({ to, text }) => ({ to, text })),
  }
}
