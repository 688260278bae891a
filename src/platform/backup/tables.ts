import pg from 'pg'

export interface Table {
  /** As it is written in SQL: `public.pet`. */
  table: string
  columns: string[]
  /** Which rows: all, but for the job queue's own. */
  where?: string
}

/** What is not worth keeping: counts of the last minutes, what sockets send each other, and what is written anew by the migrations. */
const PASSING = ['migration', 'socket_io_attachments']
const JOBS = 'pgboss.job'

/** Every table that must be kept, those that others refer to first. Counters that live a minute (unlogged tables) are not among them. */
export async function tablesIn(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as "table",
       array(select quote_ident(a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
       and (n.nspname = 'public' and c.relname <> all ($1) or n.nspname = 'pgboss' and c.relname = 'job')
     order by n.nspname desc, c.relname`,
    [PASSING],
  )
  const ordered = inOrder(rows, await referencesIn(client))
  return ordered.map((one) => (one.table === JOBS ? { ...one, where: "name not like '\\_\\_pgboss%'" } : one))
}

export const queryOf = ({ table, columns, where }: Table) => `select ${columns.join(', ')} from ${table}${where ? ` where ${where}` : ''}`

interface Reference {
  from: string
  to: string
}

async function referencesIn(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select distinct format('%I.%I', fn.nspname, f.relname) as "from", format('%I.%I', tn.nspname, t.relname) as "to"
     from pg_constraint k
     join pg_class f on f.oid = k.conrelid join pg_namespace fn on fn.oid = f.relnamespace
     join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
     where k.contype = 'f' and k.conrelid <> k.confrelid`,
  )
  return rows
}

function inOrder(tables: Table[], references: Reference[]): Table[] {
  const ordered: Table[] = []
  let left = tables
  while (left.length > 0) {
    const names = new Set(left.map(({ table }) => table))
    const free = left.filter(({ table }) => !references.some(({ from, to }) => from === table && names.has(to)))
    if (free.length === 0)
      throw new Error(`These tables refer to each other in a circle, so none can be restored first: ${[...names].join(', ')}`)
    ordered.push(...free)
    left = left.filter((one) => !free.includes(one))
  }
  return ordered
}

/** The newest event of every history, in an order that no server's language changes. */
export const HEADS = `select distinct on (subject collate "C", subject_id) subject, subject_id, seq, hash from public.event
  order by subject collate "C", subject_id, seq desc`

export interface Sequence {
  sequence: string
  last: string
}

/** How far the numbers that the database gives out have come; those that were never used are left out. */
export async function sequencesIn(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null and sequencename not like 'socket_io%' order by 1`,
  )
  return rows
}

/** A connection for work that takes as long as it takes, and that reads and writes the same whatever the server's own settings. */
export async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'homeward backup',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    options: '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=1 -c bytea_output=hex',
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  client.on('error', () => {})
  await client.connect()
  await client.query('set client_encoding = utf8; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
  return client
}
