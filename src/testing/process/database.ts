import { type FreshDatabase, freshDatabase, shareTestServer } from '#platform/testing/database.ts'
import { openTestServer } from '#platform/testing/server.ts'

/** Gives `use` a throw-away database: on the server of the test run that asks for it, or on the tests' server opened for this. */
export async function withThrowAwayDatabase<Done>(use: (database: FreshDatabase) => Promise<Done>): Promise<Done> {
  const server = process.env['HOMEWARD_TEST_SERVER'] ? null : await openTestServer()
  if (server) shareTestServer(server)
  try {
    const database = await freshDatabase()
    return await use(database).finally(() => database.drop())
  } finally {
    if (server) delete process.env['HOMEWARD_TEST_SERVER']
    await server?.close()
  }
}
