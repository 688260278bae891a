import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, endOf, pathWith, root } from './run.mjs'

const PATIENCE = 20_000

/**
 * Runs a server under Node 24 until it ends, and answers its exit code. It hears of a stop exactly once, however often npm,
 * the terminal and an impatient person say it, and it ends too when this process, or the npm above it, is killed.
 */
export async function serve(args, env = {}) {
  const tether = new URL('./tether.mjs', import.meta.url).href
  const server = spawn(join(bin, 'node'), ['--import', tether, ...args], {
    cwd: root,
    env: { ...process.env, PATH: pathWith({ ours: true }), ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  const stop = stopOnce(server)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  stopWithoutNpm(stop)
  return await endOf(server)
}

function stopOnce(server) {
  let isStopping = false
  return () => {
    if (isStopping) return
    isStopping = true
    server.kill('SIGTERM')
    setTimeout(() => server.kill('SIGKILL'), PATIENCE).unref()
  }
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
