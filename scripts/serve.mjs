import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, endOf, pathWith, root, say } from './run.mjs'

const PATIENCE = 20_000

/**
 * Runs a server under Node 24 until it ends, and answers its exit code. It hears of a stop exactly once, however often npm,
 * the terminal and an impatient person say it, and it ends too when this process, or the npm above it, is killed.
 */
export async function serve(args, env = {}) {
  const stop = { isWanted: false, hear: () => {} }
  listenForStop(stop)
  return await runServer(stop, args, env).ended
}

/**
 * The same, but a server that was once up and ends otherwise than it was asked to is started again: at once after a long life, and later
 * and later, a minute at most, while it keeps ending. One that never came up is left to whoever reads why.
 */
export async function serveForEver(args, env = {}) {
  const stop = { isWanted: false, hear: () => {} }
  listenForStop(stop)
  let wait = FIRST_WAIT
  for (let wasUp = false; ; ) {
    const began = performance.now()
    const server = runServer(stop, args, env)
    const code = await server.ended
    wasUp ||= server.wasUp()
    if (stop.isWanted || code === 0 || !wasUp) return code
    if (performance.now() - began > LONG_LIFE) wait = FIRST_WAIT
    say(`Homeward ended unexpectedly (exit code ${code}). Starting it again in ${wait / 1000} ${wait === 1000 ? 'second' : 'seconds'}.`)
    await pause(wait, stop)
    if (stop.isWanted) return 0
    wait = Math.min(wait * 2, LONGEST_WAIT)
  }
}

const FIRST_WAIT = 1000
const LONGEST_WAIT = 60_000
const LONG_LIFE = 60_000

/** Ends early when a stop is heard. */
function pause(ms, stop) {
  return new Promise((done) => {
    const timer = setTimeout(done, ms)
    stop.hear = () => {
      clearTimeout(timer)
      done()
    }
  })
}

function runServer(stop, args, env) {
  const exitWithParent = new URL('./exitwithparent.mjs', import.meta.url).href
  const server = spawn(join(bin, 'node'), ['--import', exitWithParent, ...args], {
    cwd: root,
    env: { ...process.env, PATH: pathWith({ ours: true }), ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  let isUp = false
  server.on('message', (message) => {
    isUp ||= message === 'up'
  })
  stop.hear = () => {
    server.kill('SIGTERM')
    setTimeout(() => server.kill('SIGKILL'), PATIENCE).unref()
  }
  return { ended: endOf(server), wasUp: () => isUp }
}

function listenForStop(stop) {
  const hear = () => {
    if (stop.isWanted) return
    stop.isWanted = true
    stop.hear()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, hear)
  stopWithoutNpm(hear)
}

/** npm passes its signals on, but not its own death. */
function stopWithoutNpm(stop) {
  if (!process.env.npm_command) return
  const above = ancestry()
  setInterval(() => ancestry() !== above && stop(), 250).unref()
}

/** Who stands above us, as far as npm: npm starts a shell, and some shells stay between. */
function ancestry() {
  const parent = process.ppid
  const [, name = '', grandparent = ''] = /\((.*)\) \S (\d+)/.exec(stateOf(parent)) ?? []
  return name.endsWith('sh') ? `${parent} ${grandparent}` : `${parent}`
}

function stateOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
