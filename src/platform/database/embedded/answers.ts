import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { withClient } from '../client.ts'
import { withDatabase } from '../url.ts'
import type { Server } from './launch.ts'
import { isAlive, postmasterOf } from './postmaster.ts'

const PATIENCE = 30_000
const UNKNOWN_DATABASE = '3D000'

/** True once the server takes queries; false when its process ended or it stays silent. Recovery after a crash may take its time. */
export async function answers(server: Server): Promise<boolean> {
  let answered = false
  const settled = async () => {
    answered = await takesQueries(server.url)
    return answered || !isAlive(server.pid)
  }
  while (!(await until(settled, PATIENCE)) && postmasterOf(server.folder)?.state === 'starting');
  return answered
}

/** Connects and leaves again. Throws what the server, or the lack of one, said. */
export const knock = (url: string) => withClient({ connectionString: url, connectionTimeoutMillis: 2_000 }, async () => {})

async function takesQueries(url: string) {
  try {
    await knock(url)
    return true
  } catch (error) {
    return codeOf(error) === UNKNOWN_DATABASE && (await createDatabase(url))
  }
}

async function createDatabase(url: string) {
  const name = pg.escapeIdentifier(new URL(url).pathname.slice(1))
  await withClient(withDatabase(url, 'postgres'), (client) => client.query(`create database ${name}`))
  return true
}

/** Asks until the answer is yes, at most for `patience` milliseconds. */
export async function until(isDone: () => boolean | Promise<boolean>, patience: number): Promise<boolean> {
  const end = performance.now() + patience
  while (performance.now() < end) {
    if (await isDone()) return true
    await pause(20)
  }
  return false
}

function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
