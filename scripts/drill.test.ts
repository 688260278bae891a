import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SEED } from '#platform/testing/seed.ts'

/** The other drills have their short forms among the tests: randomwalk.test.ts, faults.test.ts, e2e/survive.spec.ts and e2e/killed-while-paying.spec.ts. */
function drill(...given: string[]): Promise<{ code: number; printed: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [path.join(import.meta.dirname, '../drills/run.ts'), ...given], (error, printed, complaint) =>
      done({ code: Number(error?.code ?? 0), printed: printed + complaint }),
    )
  })
}

const shortMemory = ['memory', '--seed', String(SEED), '--thousands', '0.2']

test('npm run drill -- --list names every drill, and one that is not there is refused with the list', async () => {
  const listed = await drill('--list')
  expect(listed.code).toBe(0)
  for (const name of ['randomWalk', 'properties', 'fuzz', 'kill', 'memory'])
    expect(listed.printed).toMatch(new RegExp(`^${name} +\\S`, 'm'))
  expect(await drill('wlak')).toEqual({
    code: 1,
    printed: expect.stringContaining(`There is no drill wlak. There are:\n${listed.printed}`),
  })
})

test('a server that answers 200 lookups holds hardly more memory than before', { timeout: 60_000 }, async () => {
  const { code, printed } = await drill(...shortMemory)
  expect(printed).toMatch(new RegExp(`^memory +${SEED} +200 lookups, 20 registrations: \\d+ → \\d+ MiB +\\d+ +good`, 'm'))
  expect(code).toBe(0)
})

test('a drill that finds a fault says so in its row and by its exit code', { timeout: 60_000 }, async () => {
  const { code, printed } = await drill(...shortMemory, '--growth=-1000')
  expect(printed).toMatch(/^memory .* 1 wrong/m)
  expect(printed).toMatch(/- The process grew by -?\d+ MiB; -1000 are allowed/)
  expect(code).toBe(1)
})
