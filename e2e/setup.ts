import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Starts the real register, as `npm start` does, on a fresh folder and a free port, for all stories together. */
export default async function setup() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'homeward-stories-'))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const server = spawn(process.execPath, ['src/server.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, PUBLIC_URL: address, NODE_ENV: 'development', LOOKUPS_PER_MINUTE: '1000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilUp(server)
  process.env['BASE_URL'] = address
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The server says where it is when it is up. */
function untilUp(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was up`)))
    server.stdout?.on('data', (chunk) => String(chunk).includes('Homeward is at') && resolve())
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port is free'))))
    })
  })
}
