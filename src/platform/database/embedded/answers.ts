import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
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

async function takesQueries(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  // A server that ends just then is told of twice: here, and by what is asked.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    return codeOf(error) === UNKNOWN_DATABASE && (await createDatabase(url))
  }
}

async function createDatabase(url: string) {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') })
  client.on('error', () => {})
  await client.connect()
  await client.query(`create database ${pg.escapeIdentifier(new URL(url).pathname.slice(1))}`)
  await client.end()
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
