import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const parts = async () => {
  register.clock.turn({ seconds: 11 })
  const { data } = await register.stranger.registerStatus({})
  return Object.fromEntries(data.parts.map(({ part, state, words }) => [part, { state, words }]))
}

test('a new register says what it knows of itself, and makes nothing up', async () => {
  expect(await parts()).toMatchObject({
    search: { state: 'works', words: expect.stringMatching(/^A test number was looked up in [\d,]+ milliseconds?\.$/) },
    room: { state: 'works' },
    registers: { state: 'unknown' },
    messages: { state: 'unknown' },
    backups: { state: 'unknown' },
    history: { state: 'unknown' },
  })
})

test('each part follows what happens: questions that go unanswered, messages that bounce, a history that fits', async () => {
  const now = register.clock.now()
  await register.db.insertInto('registerHealth').values({ registerCode: 'petlog', day: '2026-03-27', asked: 10, answered: 5 }).execute()
  await register.db
    .insertInto('delivery')
    .values([
      { messageId: 'a', delivered: true, at: now },
      { messageId: 'b', delivered: true, at: now },
    ])
    .execute()
  await register.db.insertInto('historyCheck').values({ at: now, chains: 1, events: 1200, differences: 0 }).execute()
  await register.db.insertInto('backup').values({ name: 'b', takenAt: new Date(), bytes: 1 }).execute()
  expect(await parts()).toMatchObject({
    registers: { state: 'watch', words: 'In the last 7 days, other registers answered 5 of our 10 questions in time.' },
    messages: { state: 'works', words: 'In the last 24 hours, 2 of our 2 e-mails and texts went out.' },
    backups: { state: 'works', words: 'The last backup was taken less than an hour ago, and read back to check it.' },
    history: { state: 'works', words: '1,200 events were checked on 27 March 2026 at 9:30am, and all of them fit.' },
  })
  await register.db.updateTable('delivery').set({ delivered: false }).where('messageId', '=', 'a').execute()
  await register.db.insertInto('historyCheck').values({ at: register.clock.now(), chains: 1, events: 1201, differences: 1 }).execute()
  expect(await parts()).toMatchObject({ messages: { state: 'watch' }, history: { state: 'watch' } })
  await register.db.updateTable('delivery').set({ delivered: false }).execute()
  await register.db.updateTable('registerHealth').set({ answered: 0 }).execute()
  expect(await parts()).toMatchObject({ messages: { state: 'down' }, registers: { state: 'down' } })
})
