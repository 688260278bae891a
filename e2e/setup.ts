import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startServer } from './running.ts'

/** One real register on a fresh folder for all stories together. */
export default async function setup() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'homeward-stories-'))
  const server = await startServer(dataDir)
  process.env['BASE_URL'] = server.url
  return async () => {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
