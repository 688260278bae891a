import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { PASSWORD, PEOPLE, type PersonKey } from '../database/seed/people.ts'
import { copyOfModel } from './copies.ts'
import { freePort, plainEnvironment, startServer } from './running.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const run = promisify(execFile)

/** How long a fact is waited for, and how closely it is watched. */
export const SOON = { timeout: 20_000, intervals: [25, 50, 100] }

export type MortalRegister = Awaited<ReturnType<typeof mortalRegister>>

/** The real register on a database of its own, which can be made to stand still at a step, killed there, and started on what it left. */
export async function mortalRegister() {
  const { dataDir, settings, remove } = await copyOfModel()
  const port = await freePort()
  const facts = await connected(settings.DATABASE_URL)
  let server = await startServer(dataDir, { port, over: settings })
  const { url } = server
  let bornAt = new Date()
  let hoursAhead = 0

  /** The first row of an answer of the database, which the register knows nothing of. */
  async function fact(query: string, ...values: unknown[]) {
    const { rows } = await facts.query(query, values)
    return rows[0]
  }

  return {
    url,
    fact,
    /** Takes a lock that the register will need, until `release`. */
    async hold(lock: string, ...values: unknown[]) {
      const client = await connected(settings.DATABASE_URL)
      await client.query('begin')
      await client.query(lock, values)
      return { release: () => client.end() }
    },
    /** Waits until the register stands still before a lock, in a statement like this. */
    async standsStillAt(statement: string) {
      const waiting = "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      await expect.poll(async () => (await fact(`${waiting} and query ilike $1`, statement)).count, SOON).toBeGreaterThan(0)
    },
    kill: () => server.end('SIGKILL'),
    async revive() {
      bornAt = new Date()
      hoursAhead = 0
      server = await startServer(dataDir, { port, over: settings })
    },
    /** Waits until the provider has told all that it will tell in the next minutes, and the register has done what follows. */
    async rests() {
      const waiting = `select
        (select count(*)::int from sandbox_thing where object = 'event' and content->>'pending_webhooks' <> '0'
          and to_timestamp((content->'sandbox'->>'dueAt')::bigint / 1000) < now() + make_interval(hours => $2, mins => 10)) as untold,
        (select count(*)::int from pgboss.job where name ~ '(Payment|Refund)$' and (state = 'created' or (state = 'active' and started_on > $1))) as jobs`
      await expect.poll(() => fact(waiting, bornAt, hoursAhead), SOON).toEqual({ untold: 0, jobs: 0 })
    },
    /** Somebody of the seven, signed in: asks a call by its name, by GET where nothing is given. Null where nobody answers any more. */
    async as(person: PersonKey) {
      const token = await signIn(url, person)
      return (call: string, input?: object) => ask(url, token, call, input)
    },
    /** Lets an hour pass in the register, with the work of the clock; it is forgotten when the register dies. */
    async hourPasses() {
      const body = JSON.stringify({ hours: 1 })
      const passed = await fetch(`${url}/dev/time`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      expect(passed.status).toBe(200)
      hoursAhead += 1
    },
    /** What our staff do on the command line. */
    async staff(...words: string[]) {
      const env = { ...plainEnvironment(), ...settings, DATA_DIR: dataDir, NODE_ENV: 'development' }
      await run(process.execPath, ['src/staff.ts', ...words, '--yes'], { cwd: ROOT, env })
    },
    deadWorkersAreNoticed: () => noticeDeadWorkers(facts, settings.DATABASE_URL),
    async end() {
      await server.end('SIGTERM')
      await facts.end()
      await remove()
    },
  }
}

async function connected(connectionString: string) {
  const client = new pg.Client({ connectionString })
  // The database is dropped under whoever still looks.
  client.on('error', () => {})
  await client.connect()
  return client
}

async function signIn(url: string, person: PersonKey): Promise<string> {
  const { token } = await ask(url, null, 'login', { email: PEOPLE[person].email, password: PASSWORD })
  return token
}

async function ask(url: string, token: string | null, call: string, input?: object) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
  const asked = input === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(input) }
  const answer = await fetch(`${url}/api/v1/user/${call}`, asked).catch(() => null)
  if (!answer) return null
  const { data, message } = await answer.json()
  if (answer.status !== 200) throw new Error(`${call}: ${message}`)
  return data
}

/** Whoever took up a job and has not ended it in two minutes is dead, and the job is done by another. Here they pass at once. */
async function noticeDeadWorkers(facts: pg.Client, connectionString: string) {
  await facts.query("update pgboss.job set started_on = started_on - interval '3 minutes' where state = 'active'")
  await facts.query('update pgboss.queue set monitor_on = null, monitor_claim_on = null')
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false })
  await boss.start()
  await boss.supervise()
  await boss.stop()
  await facts.query("update pgboss.job set start_after = now() where state = 'retry'")
}
