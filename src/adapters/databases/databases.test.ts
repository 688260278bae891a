import { describe, expect, onTestFinished, test } from 'vitest'
import { fakeVendor, json, type Reply } from '#adapters/http/fake.ts'
import { turnableClock } from '#platform/clock/clock.ts'
import type { Peer } from './databases.ts'
import { httpDatabases } from './http.ts'
import { startDemoPeer } from './peer.ts'

const chip = '956000001234567'
const start = new Date('2026-03-01T12:00:00Z')
const databases = httpDatabases({ now: () => start })

describe.each<[string, () => Promise<Peer>]>([
  ['another register', registerHolding],
  ['a demo register', demoHolding],
])('%s', (_, register) => {
  test('says yes to a number it holds and no to one it does not', async () => {
    const peer = await register()
    expect(await databases.asks([peer], chip)).toEqual([{ code: peer.code, holds: true }])
    expect(await databases.asks([peer], '956000007654321')).toEqual([{ code: peer.code, holds: false }])
  })

  test('hears that a record has moved, marks its own, and holds the number no longer', async () => {
    const peer = await register()
    expect(await databases.tellMoved(peer, chip, start)).toBe('confirmed')
    expect(await databases.asks([peer], chip)).toEqual([{ code: peer.code, holds: false }])
    expect(await databases.tellMoved(peer, chip, start)).toBe('confirmed')
  })

  test('hears nothing from whoever lacks its key', async () => {
    const peer = await register()
    expect(await databases.tellMoved({ ...peer, key: 'wrong' }, chip, start)).toBe('noAnswer')
    expect(await databases.asks([peer], chip)).toEqual([{ code: peer.code, holds: true }])
  })

  test('hears that a number is on two registers', async () => {
    const peer = await register()
    expect(await databases.tellConflict(peer, chip, start)).toBe(true)
    expect(await databases.tellConflict({ ...peer, key: 'wrong' }, chip, start)).toBe(false)
  })

  test('gives no answer to whoever lacks its key', async () => {
    const peer = await register()
    expect(
      await databases.asks(
        [
          { ...peer, key: 'wrong' },
          { ...peer, key: null },
        ],
        chip,
      ),
    ).toMatchObject([{ holds: null }, { holds: null }])
  })
})

test('a demo register refuses what is not a chip number, another address and another method', async () => {
  const { url } = await demo()
  const statuses = ['/holds/12345', '/holds/', '/keepers'].map(async (path) => (await fetch(url + path)).status)
  expect(await Promise.all(statuses)).toEqual([400, 404, 404])
  expect((await fetch(`${url}/holds/${chip}`, { method: 'POST' })).status).toBe(405)
})

test('a demo register may hold numbers by a rule', async () => {
  const peer = await startDemoPeer({ name: 'Demo register', holds: (number) => number.startsWith('956') })
  onTestFinished(() => peer.close())
  expect(await databases.asks([peerAt(peer.url, 'demo')], chip)).toEqual([{ code: 'demo', holds: true }])
})

test('what is told is the number, to whom the record has moved and when, and nothing else', async () => {
  const { url, asked } = await fakeVendor(() => json({ chipNumber: chip, moved: true }))
  await databases.tellMoved(peerAt(url, 'other'), chip, start)
  expect(asked.map(({ method, path, body }) => [method, path, JSON.parse(body.toString())])).toEqual([
    ['POST', '/moved', { chipNumber: chip, to: 'Homeward', at: '2026-03-01T12:00:00.000Z' }],
  ])
})

test.each<[string, Reply]>([
  ['an error', { status: 500 }],
  ['a page that says yes to everything', { body: 'true' }],
  ['a receipt for another number', json({ chipNumber: '956000007654321', moved: true })],
  ['a cut line', 'hangUp'],
])('a register that answers a move with %s has not been told', async (_, reply) => {
  const { url } = await fakeVendor(() => reply)
  expect(await databases.tellMoved(peerAt(url, 'broken'), chip, start)).toBe('noAnswer')
})

test.each([
  ['notes', false],
  ['keeps', true],
] as const)('a demo register that %s what it is told does not confirm it', async (whenTold, holds) => {
  const peer = await startDemoPeer({ name: 'Demo register', holds: new Set([chip]), whenTold })
  onTestFinished(() => peer.close())
  expect(await databases.tellMoved(peerAt(peer.url, 'demo'), chip, start)).toBe('noted')
  expect(await databases.asks([peerAt(peer.url, 'demo')], chip)).toEqual([{ code: 'demo', holds }])
})

test('a demo register refuses to hear of what is not a chip number', async () => {
  const { url } = await demo()
  const words = ['{', '{}', JSON.stringify({ chipNumber: '12345', to: 'Homeward', at: start.toISOString() })]
  const answers = await Promise.all(words.map((body) => fetch(`${url}/moved`, { method: 'POST', body })))
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
})

test('a demo register says its name', async () => {
  const { url } = await demo()
  expect(await (await fetch(url)).json()).toEqual({ name: 'Demo register' })
})

test.each<[string, Reply]>([
  ['an error', { status: 500 }],
  ['a web page', { body: '<html>' }],
  ['a yes that is not true or false', json({ chipNumber: chip, holds: 'yes' })],
  ['an answer about another number', json({ chipNumber: '956000007654321', holds: true })],
  ['more than 4 KiB', json({ chipNumber: chip, holds: true, padding: 'x'.repeat(5000) })],
  ['a cut line', 'hangUp'],
])('%s is no answer, and the other peers are still heard', async (_, reply) => {
  const asked = [peerAt((await fakeVendor(() => reply)).url, 'broken'), await demoHolding()]
  expect(await databases.asks(asked, chip)).toEqual([
    { code: 'broken', holds: null },
    { code: 'demo', holds: true },
  ])
})

test('a peer that never answers costs no more than the time budget', async () => {
  const silent = await fakeVendor(() => 'never')
  const hasty = httpDatabases({ now: () => start, budgetMs: 60 })
  const began = performance.now()
  const answers = await hasty.asks([peerAt(silent.url, 'silent'), peerAt(`${silent.url}/two`, 'mute'), await demoHolding()], chip)
  expect(answers.map(({ holds }) => holds)).toEqual([null, null, true])
  expect(performance.now() - began).toBeLessThan(1000)
})

test('no peers are no answers', async () => {
  expect(await databases.asks([], chip)).toEqual([])
})

describe('after three failures in a row', () => {
  test('a peer is left alone for 30 seconds, then tried once, and trusted again when it answers', async () => {
    const peer = await flaky()
    await peer.asks(3)
    expect(peer.heard()).toBe(3)
    expect(peer.isResting()).toBe(true)

    peer.later(29)
    peer.replies(true)
    expect(await peer.asks(5)).toEqual([null, null, null, null, null])
    expect(peer.heard()).toBe(3)

    peer.later(1)
    expect(await peer.asks(2)).toEqual([true, null])
    expect(await peer.asks(2)).toEqual([true, true])
    expect(peer.isResting()).toBe(false)
  })

  test('a trial that fails starts another 30 seconds of rest', async () => {
    const peer = await flaky()
    await peer.asks(3)
    peer.later(30)
    await peer.asks(2)
    expect(peer.heard()).toBe(4)
    peer.later(29)
    await peer.asks(2)
    expect(peer.heard()).toBe(4)
  })

  test('another peer is still asked', async () => {
    const peer = await flaky()
    await peer.asks(3)
    expect(await peer.databases.asks([await demoHolding()], chip)).toEqual([{ code: 'demo', holds: true }])
  })
})

test('an answer between failures starts the count anew', async () => {
  const peer = await flaky()
  await peer.asks(2)
  peer.replies(true)
  await peer.asks(1)
  peer.replies(false)
  await peer.asks(2)
  expect(peer.heard()).toBe(5)
  await peer.asks(1)
  expect(peer.heard()).toBe(6)
})

/** A peer that fails until told otherwise, asked under a clock that the test moves. */
async function flaky() {
  let works = false
  const clock = turnableClock(start)
  const vendor = await fakeVendor(() => (works ? json({ chipNumber: chip, holds: true }) : { status: 500 }))
  const asker = httpDatabases({ now: clock.now })
  return {
    databases: asker,
    heard: () => vendor.asked.length,
    replies(well: boolean) {
      works = well
    },
    isResting: () => asker.isResting(peerAt(vendor.url, 'flaky')),
    later: (seconds: number) => clock.turn({ seconds }),
    async asks(times: number) {
      const answers = await Promise.all(Array.from({ length: times }, () => asker.asks([peerAt(vendor.url, 'flaky')], chip)))
      return answers.map(([answer]) => answer?.holds)
    },
  }
}

async function registerHolding(): Promise<Peer> {
  const moved = new Set<string>()
  const { url } = await fakeVendor(({ headers, path, method, body }) => {
    if (headers.authorization !== 'Bearer s3cret') return json({ error: 'no' }, 401)
    if (path.endsWith('/conflict')) return json({ chipNumber: chip, noted: true })
    if (method === 'POST') moved.add(JSON.parse(body.toString()).chipNumber)
    if (method === 'POST') return json({ chipNumber: chip, moved: true })
    const chipNumber = path.replace('/v1/holds/', '')
    return json({ chipNumber, holds: chipNumber === chip && !moved.has(chip) })
  })
  return { ...peerAt(`${url}/v1/`, 'other'), key: 's3cret' }
}

async function demoHolding(): Promise<Peer> {
  const { url } = await demo('s3cret')
  return { ...peerAt(url, 'demo'), key: 's3cret' }
}

async function demo(key?: string) {
  const peer = await startDemoPeer({ name: 'Demo register', holds: new Set([chip]), ...(key && { key }) })
  onTestFinished(() => peer.close())
  return peer
}

function peerAt(ask: string, code: string): Peer {
  return { code, name: code, ask, key: null }
}
