import { seedPeople } from '#database/seed/people.ts'
import type { DB } from '#database/types.ts'
import { withClient } from '#platform/database/client.ts'
import { connect } from '#platform/database/connect.ts'
import { APP, grantTo } from '#platform/database/roles.ts'
import { createQueues } from '#platform/jobs/queue.ts'
import { findJobs, findLifecycles } from '#platform/server/find.ts'
import { CHEAP, passwords } from '#platform/server/passwords.ts'
import { shareTestServer } from '#platform/testing/database.ts'
import { filledTemplate, openTestServer } from '#platform/testing/server.ts'
import { writtenByHand } from './byhand.ts'
import { START } from './start.ts'

/** Before all test files: a server with a migrated template, and one that has the queues and the seven people. After them: it is left as it was found. */
export async function setup() {
  const server = await openTestServer()
  const people = await filledTemplate(server, 'people', fill)
  shareTestServer(server, { people })
  return () => server.close()
}

async function fill(url: string) {
  await createQueues(url, await findJobs())
  await grantTo(APP, url)
  const laws = await findLifecycles()
  await withClient(url, (client) => client.query(writtenByHand(laws)))
  const { db, close } = connect<DB>(url, { max: 1 })
  await db.transaction().execute((trx) => seedPeople(trx, START, passwords(CHEAP)))
  await close()
}
