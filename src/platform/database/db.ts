import type { Kysely } from 'kysely'
import type { DB } from '#database/types.ts'

/** The database, or a transaction on it: a query does not care which. */
export type Db = Kysely<DB>
