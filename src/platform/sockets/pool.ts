import pg from 'pg'

/**
 * Connections for the sockets across processes. Their adapter keeps one checked out to listen on, and when it is lost takes another without
 * giving the first back: a shared pool would run dry after twenty restarts of the database, and would never end.
 */
export function socketPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 3,
    application_name: 'homeward sockets',
    keepAlive: true,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 15_000,
  })
  const inUse = new Set<pg.PoolClient>()
  pool.on('error', () => {})
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.once('end', () => inUse.has(client) && client.release(true))
  })
  return pool
}
