import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { bin, main, run } from './run.mjs'

const playwright = [join(bin, 'playwright'), ['test', ...process.argv.slice(2)]]

/** Runs the journeys: on an embedded PostgreSQL, or on a database of their own on the server at TEST_DATABASE_URL. */
main(async () => {
  process.env.CHROMIUM = await ensureChromium()
  if (!process.env.TEST_DATABASE_URL) return await run(...playwright)
  const { openTestServer } = await import('../src/platform/testing/server.ts')
  const { freshDatabase } = await import('../src/platform/testing/database.ts')
  const server = await openTestServer()
  try {
    const database = await freshDatabase(server)
    return await run(...playwright, { DATABASE_URL: database.url })
  } finally {
    await server.close()
  }
})
