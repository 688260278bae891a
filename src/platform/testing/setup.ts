import { shareTestServer } from './database.ts'
import { openTestServer } from './server.ts'

/** Before all test files: a server with a migrated template. After them: it is left as it was found. */
export async function setup() {
  const server = await openTestServer()
  shareTestServer(server)
  return () => server.close()
}
