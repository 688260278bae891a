import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { backoff, connectionOf } from './connection.ts'

const SECOND = 1000
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser whose flag says what it likes, and a server that answers or does not. */
function browser({ flag = true, answers = true, kept = false } = {}) {
  const server = { answers }
  const [page, tab] = [new EventTarget(), new EventTarget()]
  const navigator = { onLine: flag, ...(kept && { serviceWorker: { controller: { scriptURL: 'https://homeward.example/offline.js' } } }) }
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', tab)
  vi.stubGlobal('navigator', navigator)
  const probe = vi.fn<() => Promise<unknown>>(async () => {
    if (!server.answers) throw new TypeError('Failed to fetch')
  })
  const connection = connectionOf({ probe, random: () => 1 })
  const heard = vi.fn<() => void>()
  const stop = connection.listen(heard)
  return { server, navigator, page, tab, probe, connection, heard, stop }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a flag that lies', () => {
  test('says that there is a connection: one request without an answer shows that there is none', async () => {
    const { connection, heard } = browser({ flag: true, answers: false })
    expect(await connection.check()).toBe(false)
    expect(connection.isReachable()).toBe(false)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('says that there is none: our server answers, so there is one, and nothing is asked again', async () => {
    const { connection, probe } = browser({ flag: false, answers: true })
    await pass(600 * SECOND)
    expect(connection.isReachable()).toBe(true)
    expect(probe).toHaveBeenCalledTimes(1)
  })

  test('is not even changed when the signal comes back, and yet the page finds out', async () => {
    const { connection, server } = browser({ flag: true, answers: false })
    await connection.check()
    server.answers = true
    await pass(SECOND)
    expect(connection.isReachable()).toBe(true)
  })
})

test('while the server answers, nothing is asked by itself', async () => {
  const { connection, probe } = browser()
  connection.answered()
  await pass(3600 * SECOND)
  expect(probe).not.toHaveBeenCalled()
})

test('a page that may have come from the device asks once when it opens', async () => {
  const { connection, probe } = browser({ kept: true, answers: false })
  await pass(0)
  expect(probe).toHaveBeenCalledTimes(1)
  expect(connection.isReachable()).toBe(false)
})

test('without an answer it asks again after 1, 2, 4 … seconds, and then every minute', async () => {
  const { connection, probe } = browser({ answers: false })
  await connection.check()
  const waits = [1, 2, 4, 8, 16, 32, 60, 60]
  for (const [index, seconds] of waits.entries()) {
    await pass(seconds * SECOND - 1)
    expect(probe).toHaveBeenCalledTimes(index + 1)
    await pass(1)
    expect(probe).toHaveBeenCalledTimes(index + 2)
  }
})

test('it stops asking once the server answers, and begins at a second the next time', async () => {
  const { connection, server, probe } = browser({ answers: false })
  await connection.check()
  await pass(7 * SECOND)
  server.answers = true
  await pass(8 * SECOND)
  const asked = probe.mock.calls.length
  await pass(600 * SECOND)
  expect(probe).toHaveBeenCalledTimes(asked)
  server.answers = false
  await connection.check()
  await pass(SECOND)
  expect(probe).toHaveBeenCalledTimes(asked + 2)
})

test('any other answer of the server ends the asking too', async () => {
  const { connection, probe } = browser({ answers: false })
  await connection.check()
  connection.answered()
  await pass(600 * SECOND)
  expect(connection.isReachable()).toBe(true)
  expect(probe).toHaveBeenCalledTimes(1)
})

test('an answer that came meanwhile outweighs a probe that got none', async () => {
  const { connection, probe } = browser()
  const lost = Promise.withResolvers<unknown>()
  probe.mockImplementationOnce(() => lost.promise)
  const checking = connection.check()
  connection.answered()
  lost.reject(new TypeError('Failed to fetch'))
  expect(await checking).toBe(true)
  await pass(600 * SECOND)
  expect(probe).toHaveBeenCalledTimes(1)
})

test('however many requests fail together, one probe looks', async () => {
  const { connection, probe } = browser({ answers: false })
  expect(await Promise.all([connection.check(), connection.check(), connection.check()])).toEqual([false, false, false])
  expect(probe).toHaveBeenCalledTimes(1)
})

describe('what the browser tells', () => {
  test.each(['online', 'pageshow'])('(%s) while there is no connection makes it ask at once', async (event) => {
    const { connection, server, page } = browser({ answers: false })
    await connection.check()
    await pass(31 * SECOND)
    server.answers = true
    page.dispatchEvent(new Event(event))
    await pass(0)
    expect(connection.isReachable()).toBe(true)
  })

  test('(that somebody looks at the page again) makes it ask at once', async () => {
    const { connection, server, tab } = browser({ answers: false })
    await connection.check()
    await pass(31 * SECOND)
    server.answers = true
    tab.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(connection.isReachable()).toBe(true)
  })

  test('(that the connection is gone) is looked into, not believed', async () => {
    const { connection, server, page, navigator, probe } = browser()
    navigator.onLine = false
    page.dispatchEvent(new Event('offline'))
    await pass(0)
    expect(connection.isReachable()).toBe(true)
    server.answers = false
    page.dispatchEvent(new Event('offline'))
    await pass(0)
    expect(connection.isReachable()).toBe(false)
    expect(probe).toHaveBeenCalledTimes(2)
  })

  test('while all is well asks nothing', async () => {
    const { page, tab, probe } = browser()
    page.dispatchEvent(new Event('online'))
    tab.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(probe).not.toHaveBeenCalled()
  })

  test('reaches nobody who has stopped listening', async () => {
    const { connection, page, navigator, probe, heard, stop } = browser({ answers: false })
    stop()
    navigator.onLine = false
    page.dispatchEvent(new Event('offline'))
    await pass(0)
    expect(probe).not.toHaveBeenCalled()
    await connection.check()
    expect(heard).not.toHaveBeenCalled()
  })
})

test('devices that lost the server together do not come back together: each waits between half and the whole of its time', () => {
  expect([0, 0.5, 1].map((random) => backoff(3, random))).toEqual([4000, 6000, 8000])
})
