import { expect, test } from 'vitest'
import * as z from 'zod'
import { fakeVendor, json, type Reply } from './fake.ts'
import { askJson } from './http.ts'

const Greeting = z.object({ hello: z.string() })

async function asking(reply: Reply, withinMs = 5000, maxBytes = 1000) {
  const vendor = await fakeVendor(() => reply)
  return askJson(Greeting, vendor.url, { signal: AbortSignal.timeout(withinMs), maxBytes })
}

test('an answer keeps only what the shape names', async () => {
  await expect(asking(json({ hello: 'Anna', secret: 1 }))).resolves.toEqual({ hello: 'Anna' })
})

test.each<[string, Reply, unknown]>([
  ['a refusal', { status: 503 }, 503],
  ['text that is not JSON', { body: '<html>' }, 'not understood'],
  ['JSON of another shape', json({ hello: 1 }), 'not understood'],
  ['an empty body', {}, 'not understood'],
  ['more bytes than allowed', json({ hello: 'x'.repeat(1000) }), 'too large'],
  ['a line that is cut', 'hangUp', 'unreachable'],
])('%s is no answer', async (_, reply, status) => {
  await expect(asking(reply)).rejects.toMatchObject({ name: 'NoAnswer', status })
})

test('a redirect is not followed, wherever it leads', async () => {
  const vendor = await fakeVendor(({ path }) =>
    path === '/' ? { status: 302, headers: { location: '/inside' } } : json({ hello: 'Anna' }),
  )
  await expect(askJson(Greeting, vendor.url, { signal: AbortSignal.timeout(5000) })).rejects.toMatchObject({ status: 'unreachable' })
  expect(vendor.asked).toHaveLength(1)
})

test('a server that never answers is given up after the time allowed', async () => {
  await expect(asking('never', 30)).rejects.toMatchObject({ status: 'timeout' })
})

test('an error tells neither the address nor the key that was asked with', async () => {
  const vendor = await fakeVendor(() => ({ status: 401, body: 'key s3cret is wrong' }))
  const failed = askJson(Greeting, `${vendor.url}/?key=s3cret`, { signal: AbortSignal.timeout(5000) })
  await expect(failed).rejects.toThrow(/^No usable answer: 401$/)
})
