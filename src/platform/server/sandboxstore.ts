import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { type SandboxStore, Thing } from '#adapters/cards/sandbox/store.ts'
import type { Db } from '#platform/database/db.ts'

/**
 * Keeps what the sandbox holds in the register's database, so that it outlives the process as the provider's own would. What is done
 * `alone` commits as one; of this process only one at a time waits for its turn, so that those who wait take no connection.
 */
export function databaseStore(db: Db): SandboxStore {
  const within = new AsyncLocalStorage<Db>()
  const at = () => within.getStore() ?? db
  let last: Promise<unknown> = Promise.resolve()

  return {
    async read(account, id) {
      const row = await at()
        .selectFrom('sandboxThing')
        .select('content')
        .where('account', '=', account)
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? Thing.parse(row.content) : null
    },
    async write(account, thing) {
      const { id, object } = thing
      const content = JSON.stringify(thing)
      await at()
        .insertInto('sandboxThing')
        .values({ account, id, object, content })
        .onConflict((same) => same.columns(['account', 'id']).doUpdateSet({ content }))
        .execute()
    },
    async list(account, object) {
      const rows = await at()
        .selectFrom('sandboxThing')
        .select('content')
        .where('account', '=', account)
        .where('object', '=', object)
        .orderBy('no')
        .execute()
      return rows.map(({ content }) => Thing.parse(content))
    },
    alone(account, work) {
      const mine = last.then(() => inTurn(account, work))
      last = mine.catch(() => {})
      return mine
    },
  }

  function inTurn<Answer>(account: string, work: () => Promise<Answer>): Promise<Answer> {
    return db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`sandbox/${account}`}, 2))`.execute(transaction)
      return within.run(transaction, work)
    })
  }
}
