import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { idsOfPeople, PASSWORD, PEOPLE, type PersonKey } from '#database/seed/people.ts'
import { turnableClock } from '#platform/clock/clock.ts'
import { withClient } from '#platform/database/client.ts'
import type { Feature } from '#platform/extension.ts'
import { readConfig } from '#platform/server/config.ts'
import { filledDatabase } from '#platform/testing/database.ts'
import { createApp } from '#src/register.ts'
import { handOf } from './byhand.ts'
import { client } from './client.ts'
import { START } from './start.ts'

/** A whole register on a database of its own, with the seven people in it a clock that stands still, and maybe more features. */
export async function testRegister(environment: Record<string, string> = {}, more: readonly Feature[] = []) {
  const database = await filledDatabase('people')
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'homeward-test-'))
  const clock = turnableClock(START)
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', DATABASE_POOL: '8', ...environment })
  const register = await createApp({ config, url: database.appUrl, clock, timetable: false, more })
  const hand = handOf(database.appUrl, register.db)
  const people = await idsOfPeople(register.db)
  const stranger = client(register.app, null)
  const tokens = new Map<PersonKey, string>()

  async function tokenOf(key: PersonKey): Promise<string> {
    const known = tokens.get(key)
    if (known) return known
    const { data } = await stranger.login({ email: PEOPLE[key].email, password: PASSWORD })
    tokens.set(key, data.token)
    return data.token
  }

  return {
    ...register,
    /** What a test writes by hand with it gets an event; its transactions are the register's own. */
    db: hand.db,
    config,
    databaseUrl: database.url,
    clock,
    people,
    /** Does in the database what the register itself has no right to; the rows that come of it. */
    asOwner: (...texts: string[]) => askedAsOwner(database.url, texts),
    stranger,
    tokenOf,
    as: async (key: PersonKey) => client(register.app, await tokenOf(key)),
    /** A client that sends this token. */
    withToken: (token: string) => client(register.app, token),
    /** Runs every job that waits. */
    drain: () => register.queue.drain(register.runJob),
    /** The messages that went out, oldest first; run `resolve` before. */
    outbox: () => register.db.selectFrom('outboxMessage').selectAll().orderBy('at').orderBy('id').execute(),
    /** Starts listening on a free port; the address. */
    url: () => register.app.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      await hand.close()
      await register.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestRegister = Awaited<ReturnType<typeof testRegister>>

async function askedAsOwner(url: string, texts: string[]): Promise<Record<string, unknown>[]> {
  return await withClient(url, async (client) => {
    let rows: Record<string, unknown>[] = []
    for (const text of texts) rows = (await client.query(text)).rows
    return rows
  })
}
