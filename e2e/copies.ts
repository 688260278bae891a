import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { freshDatabase, shareTestServer } from '../src/platform/testing/database.ts'
import type { TestServer } from '../src/platform/testing/server.ts'
import { startServer } from './running.ts'

/** A register that nobody runs yet: its folder, and the settings that a server or a command of our staff needs to work on it. */
export interface Copy {
  dataDir: string
  settings: { DATABASE_URL: string }
  remove(): Promise<void>
}

/** Starts a register once and stops it, so that every journey begins with a copy of what a first start makes: tables, queues, keys, demo people. */
export async function makeModel(tests: TestServer): Promise<{ remove(): void }> {
  const dataDir = newFolder()
  const { url } = await freshDatabase(tests)
  const server = await startServer(dataDir, { over: { DATABASE_URL: url } })
  const code = await server.end('SIGTERM')
  if (code !== 0) throw new Error(`The register that all stories copy ended with ${code}`)
  shareTestServer({ ...tests, template: new URL(url).pathname.slice(1) })
  process.env['HOMEWARD_MODEL'] = dataDir
  return { remove: () => removeFolder(dataDir) }
}

export async function copyOfModel(): Promise<Copy> {
  const dataDir = newFolder()
  cpSync(z.string().parse(process.env['HOMEWARD_MODEL']), dataDir, { recursive: true })
  const database = await freshDatabase()
  const remove = async () => {
    await database.drop()
    removeFolder(dataDir)
  }
  return { dataDir, settings: { DATABASE_URL: database.url }, remove }
}

export const newFolder = () => mkdtempSync(path.join(os.tmpdir(), 'homeward-story-'))

export function removeFolder(dataDir: string) {
  rmSync(dataDir, { recursive: true, force: true })
}
