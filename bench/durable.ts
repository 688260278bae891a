import { mkdirSync } from 'node:fs'
import pg from 'pg'
import { migrate } from '#platform/database/migrate.ts'
import { startPostgres } from '#platform/database/postgres.ts'
import { withDatabase } from '#platform/database/url.ts'

const NAME = 'bench'

/** Gives `use` an empty register on a PostgreSQL that keeps what it acknowledges, as in production. */
export async function withDurableDatabase(dataDir: string, use: (url: string) => Promise<void>): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  const postgres = await startPostgres(dataDir)
  const url = withDatabase(postgres.url, NAME)
  await run(postgres.url, `drop database if exists ${NAME} with (force)`, `create database ${NAME}`)
  await migrate(url)
  await use(url).finally(() => run(postgres.url, `drop database ${NAME} with (force)`))
  await postgres.stop()
}

async function run(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
