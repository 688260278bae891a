import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countRepeats } from './repeats.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function logged() {
  const lines: { level: number; msg: string; repeated?: number; err?: { stack: string } }[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  return { lines, log: pino({ hooks: { logMethod: countRepeats(60_000) } }, stream) }
}

test('an error that comes two thousand times in a minute is two lines: the first, and how many more there were', () => {
  const { lines, log } = logged()
  for (let times = 0; times < 2000; times += 1) log.error({ err: new Error('connect ECONNREFUSED') }, 'the job queue')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.err?.stack).toContain('repeats.test.ts')
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(1)).toMatchObject([{ level: 50, msg: 'the job queue', repeated: 1999 }])
})

test('after its minute an error is written out anew, and one that came once leaves no count', () => {
  const { lines, log } = logged()
  log.error({ err: new Error('full') }, 'a call failed')
  vi.advanceTimersByTime(60_000)
  log.error({ err: new Error('full') }, 'a call failed')
  expect(lines.map(({ msg, repeated }) => [msg, repeated])).toEqual([
    ['a call failed', undefined],
    ['a call failed', undefined],
  ])
})

test('errors of two kinds, and lines that are no errors, do not hide each other', () => {
  const { lines, log } = logged()
  for (const words of ['full', 'away']) log.error({ err: new Error(words) }, 'a call failed')
  for (let times = 0; times < 3; times += 1) log.info({ status: 200 }, 'answered')
  log.warn('no mail server')
  log.warn('no mail server')
  expect(lines).toHaveLength(7)
})

test('an error that the job queue hands on as a plain object is counted too', () => {
  const { lines, log } = logged()
  for (const queue of ['a', 'b', 'c']) log.error({ err: { message: 'connect ENOENT', queue } }, 'the job queue')
  expect(lines).toHaveLength(1)
})

test('errors whose words vary without end fill neither the log nor the memory', () => {
  const { lines, log } = logged()
  for (let times = 0; times < 5000; times += 1) log.error({ err: new Error(`row ${times}`) }, 'a call failed')
  expect(lines.length).toBeLessThan(250)
})
