import { describe, expect, test } from 'vitest'
import { fakeVendor, json } from '#adapters/http/fake.ts'
import { Undeliverable } from '#adapters/undeliverable.ts'
import { httpPost } from './http.ts'
import { outboxPost } from './outbox.ts'
import type { Post, PostalLetter } from './post.ts'

const letter: PostalLetter = {
  id: 'letter-1',
  to: 'Anna Hughes\n14 Priory Lane\nHereford\nHR1 2BX',
  subject: 'Somebody asks to be the keeper of Biscuit',
  text: 'Ring us, or answer at the address below.',
}

interface Office {
  post: Post
  /** What lies in the letter boxes, one entry an identifier. */
  posted(): Omit<PostalLetter, 'id'>[]
}

describe.each<[string, () => Promise<Office>]>([
  ['HTTP', byHttp],
  ['the outbox', byOutbox],
])('a letter by %s', (_, office) => {
  test('goes to its address, line by line', async () => {
    const { post, posted } = await office()
    await post.send(letter)
    expect(posted()).toEqual([{ to: letter.to, subject: letter.subject, text: letter.text }])
  })

  test('sent twice under one id is one letter', async () => {
    const { post, posted } = await office()
    await post.send(letter)
    await post.send(letter)
    expect(posted()).toHaveLength(1)
  })

  test('sent under two ids is two letters', async () => {
    const { post, posted } = await office()
    await post.send(letter)
    await post.send({ ...letter, id: 'letter-2' })
    expect(posted()).toHaveLength(2)
  })
})

test('the printer is told the key and the id', async () => {
  const printer = await fakeVendor(() => json({}, 202))
  await httpPost({ url: `${printer.url}/letters`, key: 's3cret' }).send(letter)
  expect(printer.asked[0]).toMatchObject({
    method: 'POST',
    path: '/letters',
    headers: { authorization: 'Bearer s3cret', 'idempotency-key': letter.id },
  })
})

test('an address that the printer refuses is undeliverable, and the error does not hold it', async () => {
  const printer = await fakeVendor(() => json({ error: '14 Priory Lane does not exist' }, 422))
  const failed = httpPost({ url: printer.url, key: 's3cret' }).send(letter)
  await expect(failed).rejects.toThrow(new Undeliverable('No usable answer: 422'))
})

test.each([401, 429, 503])('a printer that answers %i may be asked again', async (status) => {
  const printer = await fakeVendor(() => json({}, status))
  const failed = httpPost({ url: printer.url, key: 's3cret' }).send(letter)
  await expect(failed).rejects.toMatchObject({ name: 'NoAnswer' })
})

test('a printer that never answers is given up', async () => {
  const printer = await fakeVendor(() => 'never')
  const failed = httpPost({ url: printer.url, key: 's3cret', timeoutMs: 30 }).send(letter)
  await expect(failed).rejects.toThrow('No usable answer: timeout')
})

async function byHttp(): Promise<Office> {
  const printer = await fakeVendor(() => json({}, 202))
  return {
    post: httpPost({ url: printer.url, key: 's3cret' }),
    posted: () => {
      const once = new Map(printer.asked.map((asked) => [asked.headers['idempotency-key'], JSON.parse(asked.body.toString())]))
      return [...once.values()]
    },
  }
}

async function byOutbox(): Promise<Office> {
  const kept = new Map<string, PostalLetter>()
  return {
    post: outboxPost(async (sent) => void kept.set(sent.id, sent)),
    posted: () => [...kept.values()].map(({ to, subject, text }) => ({ to, subject, text })),
  }
}
