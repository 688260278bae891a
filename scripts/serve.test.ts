import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'homeward launcher '))
const launcher = join(folder, 'launcher.mjs')
const server = join(folder, 'server.mjs')
const npm = join(folder, 'npm.mjs')

/** Says each signal that it hears, and ends a moment after the first. */
writeFileSync(
  server,
  `for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
     console.log('heard a stop')
     setTimeout(() => process.exit(Number(process.env.CODE ?? 0)), 300)
   })
   console.log('up', process.pid, process.version)
   setInterval(() => {}, 60_000)`,
)
writeFileSync(
  launcher,
  `import { serve } from ${JSON.stringify(join(import.meta.dirname, 'serve.mjs'))}
   process.exitCode = await serve([${JSON.stringify(server)}])`,
)
/** Stands above the launcher as npm does, with a shell between them. */
writeFileSync(
  npm,
  `import { spawn } from 'node:child_process'
   spawn('sh', ['-c', '"$NODE" "$LAUNCHER"; exit'], { stdio: 'inherit', env: { ...process.env, NODE: process.execPath, LAUNCHER: ${JSON.stringify(launcher)}, npm_command: 'start' } })`,
)

const forever = join(folder, 'forever.mjs')
const mortal = join(folder, 'mortal.mjs')
/** Comes up and dies at once, but for its second life, which lasts. With NEVER_UP it never comes up. */
writeFileSync(
  mortal,
  `import { existsSync, writeFileSync } from 'node:fs'
   const lived = ${JSON.stringify(join(folder, 'lived'))}
   process.on('SIGTERM', () => process.exit(0))
   console.log('life')
   if (process.env.NEVER_UP) process.exit(7)
   process.send('up', () => {
     if (process.env.ALWAYS_DIES || !existsSync(lived)) {
       writeFileSync(lived, '')
       process.kill(process.pid, 'SIGKILL')
     }
     console.log('settled')
   })
   setInterval(() => {}, 60_000)`,
)
writeFileSync(
  forever,
  `import { serveForEver } from ${JSON.stringify(join(import.meta.dirname, 'serve.mjs'))}
   process.exitCode = await serveForEver([${JSON.stringify(mortal)}])`,
)

test('a server that dies is started again, with a sentence, and still ends once it is asked to', async () => {
  const launched = await launch(forever)
  await expect.poll(launched.said, { timeout: 10_000 }).toContain('settled')
  expect(launched.said()).toContain('Homeward ended unexpectedly (exit code 137). Starting it again in 1 second.')
  launched.child.kill('SIGTERM')
  expect(await launched.exitCode).toBe(0)
  expect(launched.said().match(/life/g)).toHaveLength(2)
})

test('a stop while a dead server waits to be started again ends at once', async () => {
  const launched = await launch(forever, { ALWAYS_DIES: '1' })
  await expect.poll(launched.said, { timeout: 10_000 }).toContain('in 2 seconds')
  launched.child.kill('SIGTERM')
  expect(await launched.exitCode).toBe(0)
  expect(launched.said().match(/life/g)).toHaveLength(2)
})

test('a server that never comes up is not tried again', async () => {
  const launched = await launch(forever, { NEVER_UP: '1' })
  expect(await launched.exitCode).toBe(7)
  expect(launched.said().match(/life/g)).toHaveLength(1)
})

afterAll(() => rmSync(folder, { recursive: true }))

test('the server hears of a stop once, however often it is said, and ends in its own time', async () => {
  const launched = await launch(launcher)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGINT'] as const) launched.child.kill(signal)
  expect(await launched.exitCode).toBe(0)
  expect(launched.said().match(/heard a stop/g)).toHaveLength(1)
})

test('a server that ends with an error passes its exit code on', async () => {
  const launched = await launch(launcher, { CODE: '3' })
  launched.child.kill('SIGTERM')
  expect(await launched.exitCode).toBe(3)
})

test('the server runs on the Node that the project brings, not on the one of the machine', async () => {
  const launched = await launch(launcher)
  launched.child.kill('SIGTERM')
  await launched.exitCode
  expect(launched.said()).toMatch(/up \d+ v24\./)
})

test.each([
  ['the launcher', launcher],
  ['npm above it', npm],
])('the server ends cleanly when %s is killed', async (_, program) => {
  const launched = await launch(program)
  launched.child.kill('SIGKILL')
  await launched.closed
  expect(launched.said()).toContain('heard a stop')
})

/** `closed`: every process that could still write, the server last, has ended. */
async function launch(program: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } })
  let said = ''
  child.stdout.on('data', (part) => {
    said += part
  })
  const exitCode = once(child, 'exit').then(([code]) => code)
  const closed = once(child, 'close')
  await untilUp(child)
  return { child, exitCode, closed, said: () => said }
}

async function untilUp(child: ChildProcess) {
  if (child.stdout) await once(child.stdout, 'data')
}
