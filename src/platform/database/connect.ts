import { hash } from 'node:crypto'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

/** A pool of connections and the typed queries on it. */
export interface Connection<DB> {
  db: Kysely<DB>
  pool: pg.Pool
  /** Waits for the connections in use, then ends them all. */
  close(): Promise<void>
}

/**
 * Connects to a PostgreSQL server, lazily: nothing is sent before the first query, and a server that restarts is found again.
 * Dates come as `'2024-03-27'`, times as `Date`, whole numbers as numbers while they are exact, decimals as text.
 * Columns are `snake_case` in SQL and `camelCase` in TypeScript.
 * A query may take 15 seconds, unless the address says otherwise; a connection, `withinMs`.
 */
export function connect<DB>(url: string, { max = 20, withinMs = 2_000 }: { max?: number; withinMs?: number } = {}): Connection<DB> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: namingClient(),
    types: plainTypes(),
    application_name: 'homeward',
    options: '-c timezone=UTC',
    keepAlive: true,
    connectionTimeoutMillis: withinMs,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: 900,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  outliveLostConnections(pool)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] })
  return { db, pool, close: () => pool.end() }
}

/** Whether the database could not be reached, or left while it was asked: worth another try in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (AWAY_WORDS.some((words) => error.message.startsWith(words))) return true
  if (!('code' in error) || typeof error.code !== 'string') return false
  if (error.code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return AWAY_CODES.has(error.code) || error.code.startsWith('08')
}

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300', // too many connections
  '57P01', // ended by its administrator
  '57P02', // ended by a crash of another process
  '57P03', // starting or ending
])

/** What the driver itself says; these errors have no code. */
const AWAY_WORDS = ['timeout exceeded when trying to connect', 'Connection terminated', 'Client has encountered a connection error']

const MOST_NAMES = 500
const LONGEST_TEXT = 10_000

/** PostgreSQL keeps the plan of a statement that has a name, so that a repeated query is only executed. */
function namingClient() {
  const names = new Map<string, string>()

  /** Each connection remembers every named statement, so texts that vary without end stay nameless. */
  function nameOf(text: string) {
    const name = names.get(text)
    if (name || names.size >= MOST_NAMES || text.length > LONGEST_TEXT) return name
    const fresh = hash('sha256', text, 'hex').slice(0, 32)
    names.set(text, fresh)
    return fresh
  }

  function named(words: readonly unknown[]) {
    const [text, values, ...rest] = words
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return words
    return [{ name: nameOf(text), text, values }, ...rest]
  }

  return class NamingClient extends pg.Client {
    override query(...words: never) {
      return Reflect.apply(super.query, this, named(words))
    }
  }
}

function plainTypes() {
  const { INT8, DATE } = pg.types.builtins
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, exactNumber)
  types.setTypeParser(INT8_ARRAY, (list: string) => entries(list).map((digits) => digits && exactNumber(digits)))
  types.setTypeParser(DATE, (text: string) => text)
  types.setTypeParser(DATE_ARRAY, entries)
  return types
}

const INT8_ARRAY = 1016
const DATE_ARRAY = 1182

function exactNumber(digits: string) {
  const number = Number(digits)
  return Number.isSafeInteger(number) ? number : digits
}

/** `{1,NULL}` → its entries as text; neither a date nor a number is ever quoted. */
function entries(list: string) {
  if (list === '{}') return []
  return list
    .slice(1, -1)
    .split(',')
    .map((entry) => (entry === 'NULL' ? null : entry))
}

/** The pool drops a connection that was lost and makes a new one; without a listener the loss would end the process. */
function outliveLostConnections(pool: pg.Pool) {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}
