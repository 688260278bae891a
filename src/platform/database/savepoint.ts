import { sql } from 'kysely'
import type { Db } from './db.ts'

/**
 * Does a part of a transaction that can be undone by itself, with the locks it took: where it throws, which the caller hears of, and where
 * `stays` says no of what came of it. The rest of the transaction goes on.
 */
export async function inSavepoint<Done>(db: Db, work: () => Promise<Done>, stays: (done: Done) => boolean = () => true): Promise<Done> {
  await sql`savepoint part`.execute(db)
  const done = await work().catch(async (error: unknown) => {
    await sql`rollback to savepoint part`.execute(db)
    throw error
  })
  await (stays(done) ? sql`release savepoint part` : sql`rollback to savepoint part`).execute(db)
  return done
}
