import { openTestServer, type TestServer } from '../src/platform/testing/server.ts'
import { copyOfModel, makeModel } from './copies.ts'
import { startServer } from './running.ts'

/** One PostgreSQL for the whole run, a model to copy, and one register for all journeys that can share it. */
export default async function setup() {
  const tests = await openTestServer()
  return begin(tests).catch(async (error: unknown) => {
    await tests.close()
    throw error
  })
}

async function begin(tests: TestServer & { close(): Promise<void> }) {
  const model = await makeModel(tests)
  const shared = await copyOfModel()
  const server = await startServer(shared.dataDir, { over: shared.settings })
  process.env['BASE_URL'] = server.url
  return async () => {
    await server.end('SIGTERM')
    await shared.remove()
    model.remove()
    await tests.close()
  }
}
