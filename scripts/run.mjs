import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json. Everything runs from here, wherever the command was given. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
export const bin = join(root, 'node_modules', '.bin')

/** Node keeps here what it compiled, so that a second start of the same program takes half the time. */
const compiled = { NODE_COMPILE_CACHE: join(root, 'data', 'compiled') }

/** The PATH with our own Node and tools first, or without them: npm must not run on what it is about to replace. */
export function pathWith({ ours }) {
  const others = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin)
  return (ours ? [bin, ...others] : others).join(delimiter)
}

/** Runs a command to its end, its output shown. Answers its exit code. */
export async function run(command, args = [], env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...compiled, ...process.env, PATH: pathWith({ ours: true }), ...env },
  })
  return await endOf(child)
}

/** Runs a command to its end, its output shown only when it fails. Throws `complaint` then. */
export async function runQuietly(complaint, command, args = [], { cwd = root, env = {} } = {}) {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: pathWith({ ours: true }), ...env },
  })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part))
  if ((await endOf(child)) === 0) return
  process.stderr.write(Buffer.concat(output))
  throw new Error(complaint)
}

/** The exit code of a child, as a shell gives it: 128 and the number of the signal that ended it, 127 when it could not start. */
export function endOf(child) {
  return new Promise((done) => {
    child.on('error', () => done(127))
    child.on('close', (code, signal) => done(code ?? 128 + (SIGNALS[signal] ?? 0)))
  })
}

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }

export function say(line) {
  process.stdout.write(`${line}\n`)
}

export function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}

/** Runs a whole script: a failure is one sentence, not a stack. */
export async function main(script) {
  try {
    process.exitCode = await script()
  } catch (error) {
    process.stderr.write(`\n${error.message}\n`)
    process.exitCode = 1
  }
}
