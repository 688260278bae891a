import { type FreshDatabase, freshDatabase, shareTestServer } from '#platform/testing/database.ts'
import { openTestServer } from '#platform/testing/server.ts'

/** Lets `use` make throw-away databases: on the server of the test run that asks for it, or on the tests' server opened for this. */
export async function withTestServer<Done>(use: () => Promise<Done>): Promise<Done> {
  if (process.env['HOMEWARD_TEST_SERVER']) return use()
  const server = await openTestServer()
  shareTestServer(server)
  return use().finally(() => {
    delete process.env['HOMEWARD_TEST_SERVER']
    return server.close()
  })
}

/** Gives `use` a throw-away database. */
export function withThrowAwayDatabase<Done>(use: (database: FreshDatabase) => Promise<Done>): Promise<Done> {
  return withTestServer(async () => {
    const database = await freshDatabase()
    return use(database).finally(() => database.drop())
  })
}
