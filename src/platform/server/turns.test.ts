import { expect, test } from 'vitest'
import { turns } from './turns.ts'

/** Work that ends when it is told to, and knows how much of it ran at once. */
function slow() {
  const ends: (() => void)[] = []
  const seen = { running: 0, most: 0 }
  const work = async () => {
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    await new Promise<void>((end) => ends.push(end))
    seen.running -= 1
  }
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await new Promise(setImmediate)
    }
  }
  return { work, seen, endAll }
}

test('so many run at once, the others in the order in which they came, and none is lost', async () => {
  const line = turns({ atOnce: 2, waiting: 5 })
  const { work, seen, endAll } = slow()
  const order: number[] = []
  const all = [1, 2, 3, 4, 5, 6, 7].map((number) => line.admit((turn) => turn(work).then(() => order.push(number))))
  await new Promise(setImmediate)
  await endAll()
  await Promise.all(all)
  expect([seen.most, order]).toEqual([2, [1, 2, 3, 4, 5, 6, 7]])
})

test('who finds the line full is refused before anything is done, and has room again when it is shorter', async () => {
  const line = turns({ atOnce: 1, waiting: 1 })
  const { work, endAll } = slow()
  const first = line.admit((turn) => turn(work))
  const second = line.admit((turn) => turn(work))
  let begun = false
  const third = line.admit(async () => {
    begun = true
  })
  await expect(third).rejects.toMatchObject({ status: 503, code: 'signInBusy', retryAfter: 5 })
  expect(begun).toBe(false)
  await new Promise(setImmediate)
  await endAll()
  await Promise.all([first, second])
  await expect(line.admit(async () => 'in')).resolves.toBe('in')
})

test('one caller fills at most half of the line', async () => {
  const line = turns({ atOnce: 1, waiting: 3 })
  const { work, endAll } = slow()
  const theirs = [1, 2].map(() => line.admit((turn) => turn(work), 'one network'))
  await expect(line.admit((turn) => turn(work), 'one network')).rejects.toMatchObject({ code: 'signInBusy' })
  const other = line.admit((turn) => turn(work), 'another')
  await new Promise(setImmediate)
  await endAll()
  await Promise.all([...theirs, other])
  await expect(line.admit(async () => 'in', 'one network')).resolves.toBe('in')
})

test('work that fails gives its turn to the next', async () => {
  const line = turns({ atOnce: 1, waiting: 2 })
  const failing = line.admit((turn) => turn(() => Promise.reject(new Error('no'))))
  const next = line.admit((turn) => turn(async () => 'done'))
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('done')
})
