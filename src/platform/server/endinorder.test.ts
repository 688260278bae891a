import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const file = pathToFileURL(path.join(import.meta.dirname, 'endinorder.ts')).href

/** A process that ends in order, and what it does then. */
function run(act: string, stop = "async () => { console.log('stopped') }") {
  const log = "{ info() {}, fatal: ({ err }) => console.log('noted', err.message) }"
  const script = `import { endInOrder } from '${file}'; endInOrder(${log}, ${stop}); setInterval(() => {}, 1000); ${act}`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return { status, said: stdout.trim().split('\n') }
}

test.each([
  ['thrown in a timer', "setTimeout(() => { throw new Error('lost') }, 1)"],
  ['a promise that nobody waits for', "Promise.reject(new Error('lost'))"],
])('a failure %s is noted, and the process ends in order with 1', (_what, act) => {
  expect(run(act)).toEqual({ status: 1, said: ['noted lost', 'stopped'] })
})

test('one failure after another stops once', () => {
  const act = "setTimeout(() => { setTimeout(() => { throw new Error('again') }, 1); throw new Error('lost') }, 1)"
  const { status, said } = run(act, "() => new Promise((done) => setTimeout(() => { console.log('stopped'); done() }, 50))")
  expect([status, said.filter((line) => line === 'stopped')]).toEqual([1, ['stopped']])
})

test('asked to end, it ends with 0, however often it is asked', () => {
  const act = "process.kill(process.pid, 'SIGTERM'); process.kill(process.pid, 'SIGINT')"
  expect(run(act)).toEqual({ status: 0, said: ['stopped'] })
})

test('what cannot be stopped in order ends with 1', () => {
  expect(run("process.kill(process.pid, 'SIGTERM')", "async () => { throw new Error('stuck') }")).toEqual({
    status: 1,
    said: ['noted stuck'],
  })
})
