import pg from 'pg'
import { migrate } from '#platform/database/migrate.ts'
import { withDatabase } from '#platform/database/url.ts'

/** The chip of the pet with this number, from 1. */
export const chipOf = (pet: number) => `985${String(pet).padStart(12, '0')}`

/** Gives `use` a migrated database of its own with this many registered pets, and drops it afterwards. */
export async function withFilledDatabase(server: string, rows: number, use: (url: string) => Promise<unknown>): Promise<void> {
  const name = `bench_${rows}`
  const url = withDatabase(server, name)
  await run(server, `drop database if exists ${name} with (force)`, `create database ${name}`)
  await migrate(url)
  process.stdout.write(`Filling ${rows} pets …\n`)
  await run(url, ...fill(rows))
  await use(url)
  await run(server, `drop database ${name} with (force)`)
}

/**
 * Two pets a keeper. Foreign keys are not checked while filling. Every keeper has been written to within the hour, so
 * that lookups and their log are measured and not the writing of letters.
 */
function fill(rows: number): string[] {
  const id = (kind: string, number: string) => `('00000000-0000-7000-${kind}-' || lpad(to_hex(${number}), 12, '0'))::uuid`
  return [
    'set session_replication_role = replica',
    'set synchronous_commit = off',
    `insert into account (id, status, name, email, password_hash, created_at)
     select ${id('8001', 'n')}, 'active', 'Keeper ' || n, 'keeper' || n || '@example.org', '-', now() from generate_series(0, ${Math.ceil(rows / 2)}) n`,
    `insert into pet (id, status, keeper_id, name, original_name, species, breed, sex, neutered, colour, born_on, born_exactly, registered_at, updated_at, status_at)
     select ${id('8002', 'n')}, 'active', ${id('8001', 'n / 2')}, 'Pet ' || n, 'Pet ' || n, 'dog', '{}', 'female', 'yes', 'brown', '2022-05-01', true, now(), now(), now()
     from generate_series(1, ${rows}) n`,
    `insert into chip (number, pet_id, registered_at) select '985' || lpad(n::text, 12, '0'), ${id('8002', 'n')}, now() from generate_series(1, ${rows}) n`,
    `insert into lookup_notice (pet_id, told_at) select ${id('8002', 'n')}, now() from generate_series(1, ${rows}) n`,
    'vacuum analyze',
    'checkpoint',
  ]
}

async function run(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
