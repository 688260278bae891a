import pg from 'pg'
import { withClient } from './client.ts'

/** On the embedded server: who owns the tables and changes their shape, and who only works with their rows. */
export const OWNER = 'homeward'
export const APP = 'homeward_app'

const ONE_AT_A_TIME = 4_071_984

/** What the register writes by adding to it alone: nobody who has only its rights can change or take out what was written. */
const ADDED_TO = ['event', 'history_root', 'member_act']
/** What only the database's own functions write. */
const OWN = ['event_head', 'history_leaf', 'migration']

/** The same database as another role. */
export function asRole(url: string, role: string): string {
  const address = new URL(url)
  address.username = role
  return address.href
}

/** Makes the two roles of an embedded server, and gives the first its database with all that is in it. `url`: as the superuser. */
export async function makeRoles(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (const role of [OWNER, APP]) await makeRole(client, role)
    const { rows } = await client.query<{ database: string; owner: string }>(
      'select current_database() as database, pg_get_userbyid(datdba) as owner from pg_database where datname = current_database()',
    )
    if (rows[0]?.owner === OWNER) return
    await client.query(`alter database ${pg.escapeIdentifier(rows[0]?.database ?? '')} owner to ${OWNER}`)
    await client.query(`alter schema public owner to ${OWNER}`)
    await client.query(HAND_OVER)
  })
}

/** Makes a role that can sign in, where there is none. */
export async function makeRole(client: pg.Client, role: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  if (rowCount === 0) await client.query(`create role ${pg.escapeIdentifier(role)} login`)
}

/** Lets `app` work with the rows of everything that `url`, the owner, has made: to be called after every migration. */
export async function grantTo(app: string, url: string): Promise<void> {
  const role = pg.escapeIdentifier(app)
  await withClient(url, async (client) => {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`)
    await client.query(`grant usage on schema public, pgboss to ${role}`)
    await client.query(`grant select, insert, update, delete on all tables in schema public, pgboss to ${role}`)
    await client.query(`grant usage on all sequences in schema public, pgboss to ${role}`)
    await client.query(`revoke update, delete on ${ADDED_TO.join(', ')} from ${role}`)
    await client.query(`revoke insert, update, delete on ${OWN.join(', ')} from ${role}`)
    await client.query(`grant execute on function take_heads() to ${role}`)
    await client.query('commit')
  })
}

/** Until it had an owner of its own, everything was the superuser's. */
const HAND_OVER = `do $$
declare thing record;
begin
  for thing in
    select format('alter table %s owner to ${OWNER}', oid::regclass) as words from pg_class
      where relkind in ('r', 'p', 'v') and relnamespace::regnamespace::text in ('public', 'pgboss')
    union all select format('alter type %s owner to ${OWNER}', oid::regtype) from pg_type
      where typtype = 'e' and typnamespace::regnamespace::text in ('public', 'pgboss')
    union all select format('alter function %s owner to ${OWNER}', oid::regprocedure) from pg_proc
      where pronamespace::regnamespace::text in ('public', 'pgboss')
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select format('alter schema %I owner to ${OWNER}', nspname) from pg_namespace where nspname = 'pgboss'
  loop
    execute thing.words;
  end loop;
end $$`
