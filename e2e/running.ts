import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { serverArguments, serverEnvironment } from '../scripts/server.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')

type Settings = Record<string, string>

export interface Running {
  url: string
  process: ChildProcess
  /** Ends the server with a signal; its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Starts the real register, as `npm start` does once everything is built, and waits until it says that it is up. `over`: other settings. */
export async function startServer(dataDir: string, { port, over }: { port?: number; over?: Settings } = {}): Promise<Running> {
  const at = port ?? (await freePort())
  const url = `http://localhost:${at}`
  const server = spawn(process.execPath, serverArguments, {
    cwd: ROOT,
    env: {
      ...plainEnvironment(),
      ...serverEnvironment,
      PORT: String(at),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      NODE_ENV: 'development',
      // The journeys know what each of the seven begins with.
      DEMO_YEAR: 'false',
      LOOKUPS_PER_MINUTE: '1000',
      ...over,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilUp(server)
  const end = (signal: NodeJS.Signals) => {
    const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
    server.kill(signal)
    return ended
  }
  return { url, process: server, end }
}

/** Only what a program needs to run, no vendor's key of the person who runs it; what Node has compiled once is kept, because the journeys start it again and again. */
export function plainEnvironment() {
  const wanted = ['PATH', 'HOME', 'TMPDIR', 'LANG']
  const kept = Object.fromEntries(wanted.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
  return { ...kept, NODE_COMPILE_CACHE: path.join(ROOT, 'data/compiled') }
}

function untilUp(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was up`)))
    server.stdout?.on('data', (chunk) => String(chunk).includes('Homeward is at') && resolve())
  })
}

/** Below the ports that Linux gives to connections that go out (ip_local_port_range begins at 32768), where one could be taken between the asking and the start. */
const FIRST_PORT = 20_000
const PORTS_OF_A_WORKER = 1_000
let asked = 0

/** A port that is free and that no other worker of the run asks for: two servers that start at the same time would be given the same. */
export async function freePort(): Promise<number> {
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? '9')
  const port = FIRST_PORT + worker * PORTS_OF_A_WORKER + (asked++ % PORTS_OF_A_WORKER)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
