import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { havePet } from '#src/testing/lookups.ts'
import { newestTo, secretIn } from '#src/testing/mailbox.ts'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const CHIP = '985121004515220'
let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await havePet(register, { chip: CHIP })
})
afterAll(() => register.close())

/** Everything that stands in the rows of jobs and of kept answers, those that are done included. */
async function rows(): Promise<string> {
  const jobs = await sql<{ row: string }>`select to_jsonb(job)::text as row from pgboss.job`.execute(register.db)
  const answers = await sql<{ row: string }>`select to_jsonb(idempotency)::text as row from idempotency`.execute(register.db)
  return [...jobs.rows, ...answers.rows].map(({ row }) => row).join('\n')
}

test('the links and codes of letters and texts do not stand in the rows of jobs, and arrive all the same', async () => {
  const nia = await join(register, { mobile: '07700 900 777' })
  await register.stranger.forgotPassword({ email: nia.email }, { address: freshAddress() })
  await register.runJob('sendResetLink', { email: nia.email })
  const waiting = await rows()
  expect(waiting).toContain(nia.email)
  expect(waiting).not.toMatch(/https?:|reset-password|is your Homeward code/)
  const link = secretIn((await newestTo(register, nia.email)).text)
  expect((await newestTo(register, '+447700900777')).text).toMatch(/^\d{6} is your Homeward code/)
  const done = await rows()
  expect(link.length).toBeGreaterThan(20)
  expect(done).not.toContain(link)
})

test('a finder’s key does not stand in the answer that is kept, and whoever asks again with the same key gets it', async () => {
  const [headers, address] = [{ 'idempotency-key': 'finder-1' }, freshAddress()]
  const api = () => register.stranger.addMicrochipLookup({ chipNumber: CHIP, message: 'I have her.' }, { headers, address })
  const [first, again] = [await api(), await api()]
  expect(first.status).toBe(200)
  expect(again.data).toEqual(first.data)
  expect(await rows()).not.toContain(first.data.relayKey)
  const kept = await register.db.selectFrom('idempotency').selectAll().where('key', '=', 'finder-1').execute()
  expect(kept).toHaveLength(1)
})

test('an answer that is empty is kept and given again too', async () => {
  const [headers, anna] = [{ 'idempotency-key': 'saved-1' }, await register.as('anna')]
  const api = () => anna.updateUser({ detailsAreRight: true }, { headers })
  expect([(await api()).data, (await api()).data]).toEqual([{ status: 'active' }, { status: 'active' }])
})
