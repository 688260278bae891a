import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { database, moveOf, provenFrom } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { secondaryHolder } from '../queries.ts'

let register: TestRegister
const open: { close(): Promise<void> }[] = []
beforeAll(async () => {
  register = await testRegister()
})
afterAll(async () => {
  await Promise.all(open.map((one) => one.close()))
  await register.close()
})

async function from(whenTold: 'confirms' | 'notes' | 'keeps' | null) {
  const other = await database(register, whenTold)
  open.push(other)
  return { other, ...(await provenFrom(register, other.code)) }
}

async function watch() {
  await register.runJob('watchRecordTransfers', {})
  await register.drain()
}

const subjectsTo = async (email: string) => (await mailbox(register, email)).map(({ subject }) => subject)

test('a database that marks its record when it is told ends the move at once', async () => {
  const { keeper, petId, moveId, other } = await from('confirms')
  await register.drain()
  expect(await moveOf(register, moveId)).toMatchObject({ status: 'confirmed', toldAt: register.clock.now() })
  expect(await secondaryHolder(register.db, petId)).toBe(null)
  expect((await newestTo(register, keeper.email)).subject).toBe(`${other.name} has marked Clover’s record as moved`)
})

test('one that only notes it is asked again, and the move ends once it no longer holds the number', async () => {
  const { keeper, petId, moveId } = await from('notes')
  await register.drain()
  expect((await moveOf(register, moveId)).status).toBe('told')
  expect(await secondaryHolder(register.db, petId)).not.toBe(null)
  register.clock.turn({ days: 1 })
  await watch()
  await watch()
  expect((await moveOf(register, moveId)).status).toBe('confirmed')
  expect((await subjectsTo(keeper.email)).filter((subject) => subject?.includes('has marked Clover’s record as moved'))).toHaveLength(1)
})

test('one that takes no questions is written to by the keeper, who is sent the letter', async () => {
  const { keeper, moveId, other } = await from(null)
  await register.drain()
  expect((await moveOf(register, moveId)).status).toBe('told')
  const letter = await newestTo(register, keeper.email)
  expect(letter.subject).toBe(`Send this letter to ${other.name}`)
  expect(letter.text).toContain('/customer-dashboard/requests?show=mine')
})

test('one that was away is told as soon as it is back', async () => {
  const { moveId, other } = await from('notes')
  const { askUrl } = await register.db.selectFrom('otherRegister').select('askUrl').where('code', '=', other.code).executeTakeFirstOrThrow()
  const setAddress = (url: string | null) =>
    register.db.updateTable('otherRegister').set({ askUrl: url }).where('code', '=', other.code).execute()
  await setAddress('http://127.0.0.1:9')
  await register.drain()
  expect((await moveOf(register, moveId)).status).toBe('registered')
  await setAddress(askUrl)
  await watch()
  expect((await moveOf(register, moveId)).status).toBe('told')
})

test('the keeper is reminded after 14, 30 and 60 days, once each; then the move is stale, and this register stays the primary one', async () => {
  const { keeper, petId, moveId } = await from('keeps')
  await register.drain()
  const seen: [number, string][] = []
  for (const days of [13, 1, 15, 1, 29, 1, 1]) {
    register.clock.turn({ days })
    await watch()
    const reminders = (await subjectsTo(keeper.email)).filter((subject) => subject?.includes('still shows Clover')).length
    seen.push([reminders, (await moveOf(register, moveId)).status])
  }
  expect(seen).toEqual([
    [0, 'told'],
    [1, 'told'],
    [1, 'told'],
    [2, 'told'],
    [2, 'told'],
    [3, 'stale'],
    [3, 'stale'],
  ])
  expect(await secondaryHolder(register.db, petId)).not.toBe(null)
})

test('a stale move still ends when the other database gives the number up', async () => {
  const { moveId } = await from('notes')
  await register.db
    .updateTable('databaseMove')
    .set({ provenAt: new Date('2020-01-01') })
    .where('id', '=', moveId)
    .execute()
  await register.runJob('remindOfRecordTransfers', {})
  expect((await moveOf(register, moveId)).status).toBe('stale')
  await watch()
  await watch()
  expect((await moveOf(register, moveId)).status).toBe('confirmed')
})
