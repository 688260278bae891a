import { hash, randomInt } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { withClient } from '#platform/database/client.ts'
import { launch, type Server, shutDown } from '#platform/database/embedded/launch.ts'
import { hold } from '#platform/database/embedded/lock.ts'
import { THROWAWAY } from '#platform/database/embedded/settings.ts'
import { migrate, migrationsIn } from '#platform/database/migrate.ts'
import { APP, makeRole } from '#platform/database/roles.ts'
import { withDatabase } from '#platform/database/url.ts'

/** A PostgreSQL server for tests, with a migrated database to clone. `run` tells the clones of this run from others'. */
export interface TestServer {
  url: string
  template: string
  run: number
}

const HOME = resolve(import.meta.dirname, '../../../data/test')
const RUNS = 4_071_981
const TEMPLATES = 4_071_982

/**
 * Opens the server that tests share: the one at TEST_DATABASE_URL (15 or newer), or an embedded one in `data/test` that ends
 * with the last run that uses it. `close` drops what this run left.
 */
export async function openTestServer(): Promise<TestServer & { close(): Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  const { session, run, server } = given ? { ...(await enter(given)), server: undefined } : await critically(enterEmbedded)
  await sweep(session)
  const template = await migratedTemplate(session)
  const close = async () => {
    await dropAll(session, clonesOf(run))
    await (server ? critically(() => leave(session, server)) : session.end())
  }
  return { url: session.url, template, run, close }
}

/** Makes a template for the length of this run: a clone of the migrated one, filled once by `fill`. Its name. */
export async function filledTemplate(
  { url, template, run }: TestServer,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const filled = `${clonesOf(run)}${name}`
  await withClient(url, (client) => client.query(`create database ${filled} template ${template} strategy = file_copy`))
  await fill(withDatabase(url, filled))
  return filled
}

/** The names of a run's clones begin so. */
export function clonesOf(run: number): string {
  return `homeward_test_${run}_`
}

/** Between runs that start and end at once, only one may decide whether the server has to be started or stopped. */
async function critically<Result>(act: () => Promise<Result>): Promise<Result> {
  mkdirSync(HOME, { recursive: true, mode: 0o700 })
  const lock = await hold(join(HOME, 'lock'), 60)
  if (!lock) throw new Error(`Another test run has held ${HOME} for a minute. End it, then try again.`)
  try {
    return await act()
  } finally {
    lock.release()
  }
}

async function enterEmbedded() {
  const server = await launch(HOME, THROWAWAY).catch(startAnew)
  return { ...(await enter(withDatabase(server.url, 'postgres'))), server }
}

/** Nothing here is kept safe, so a machine that lost its power leaves broken files behind. */
async function startAnew(): Promise<Server> {
  rmSync(join(HOME, 'cluster'), { recursive: true, force: true })
  return await launch(HOME, THROWAWAY)
}

class Session extends pg.Client {
  readonly url: string
  constructor(url: string) {
    super({ connectionString: url })
    this.url = url
  }
}

/** A run is present for as long as its session holds its lock, however it ends. */
async function enter(url: string) {
  const session = new Session(url)
  session.on('error', () => {})
  await session.connect()
  const run = randomInt(2 ** 31)
  await session.query(`select pg_advisory_lock(${RUNS}, ${run})`)
  return { session, run }
}

async function leave(session: Session, server: Server) {
  const others = await session.query('select from pg_locks where classid = $1 and pid <> pg_backend_pid()', [RUNS])
  await session.end()
  if (others.rowCount === 0) await shutDown(server)
}

/** Drops the clones of runs that are over. */
async function sweep(session: Session) {
  const { rows } = await session.query<{ datname: string }>("select datname from pg_database where datname like 'homeward\\_test\\_%'")
  const runs = new Set(rows.map(({ datname }) => Number(datname.split('_')[2])))
  for (const run of runs) if (await isOver(session, run)) await dropAll(session, clonesOf(run))
}

async function isOver(session: Session, run: number) {
  const { rowCount } = await session.query('select from pg_locks where classid = $1 and objid = $2', [RUNS, run])
  return rowCount === 0
}

async function dropAll(session: Session, prefix: string) {
  const { rows } = await session.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [prefix])
  for (const { datname } of rows) await session.query(`drop database if exists ${pg.escapeIdentifier(datname)} with (force)`)
}

/** One template for each state of the migrations; it takes its name when it is complete. */
async function migratedTemplate(session: Session) {
  const state = migrationsIn().map(({ checksum }) => checksum)
  const template = `homeward_template_${hash('sha256', state.join(), 'hex').slice(0, 12)}`
  await session.query(`select pg_advisory_lock(${TEMPLATES}, 0)`)
  await makeRole(session, APP)
  const { rowCount } = await session.query('select from pg_database where datname = $1', [template])
  if (rowCount === 0) await makeTemplate(session, template)
  await session.query(`select pg_advisory_unlock(${TEMPLATES}, 0)`)
  return template
}

async function makeTemplate(session: Session, template: string) {
  const draft = `${template}_draft`
  await dropAll(session, draft)
  await session.query(`create database ${draft}`)
  await migrate(withDatabase(session.url, draft))
  await session.query(`alter database ${draft} rename to ${template}`)
}
