import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoPeer } from '#adapters/databases/peer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { saveRegister } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const listed = async (code: string) => (await register.stranger.databaseList()).data.items.find((item) => item.code === code)

test('a register that Staff enter is listed with its hours, and whether it answers the telephone now', async () => {
  await run(saveRegister, { code: 'island', name: 'Island Register', phone: '01632 960190', hours: 'Mon-Sun 00:00-23:59' })
  expect(await listed('island')).toMatchObject({
    name: 'Island Register',
    phone: '01632 960190',
    opening: { isOpen: true },
    adapter: 'none',
    health: null,
  })
})

test('what is left out stays, and an empty text removes what was there', async () => {
  await run(saveRegister, { code: 'island', phone: '', site: 'https://island.example' })
  expect(await listed('island')).toMatchObject({
    name: 'Island Register',
    phone: null,
    site: 'https://island.example',
    opening: { isOpen: true },
  })
})

test('a register that is asked is counted, and a finder is led to its page about the number', async () => {
  const peer = await startDemoPeer({ name: 'Island Register', holds: new Set(['956000009876543']), key: 'k3y' })
  await run(saveRegister, {
    code: 'island',
    askUrl: peer.url,
    askKey: 'k3y',
    lookupPage: 'https://island.example/chips/{number}?from=homeward',
  })
  const { data } = await register.stranger.publicChipInfo({ chipNumber: '956000009876543' })
  expect(data.others).toMatchObject([{ code: 'island', holds: 'yes', site: 'https://island.example/chips/956000009876543?from=homeward' }])

  await peer.close()
  await register.stranger.publicChipInfo({ chipNumber: '956000009876549' })
  for (const _ of [1, 2]) await register.runJob('keepRegisterHealth', {})
  expect(await listed('island')).toMatchObject({ adapter: 'answers', health: { asked: 2, answered: 1 } })
})

test('the key that a register gave us is in no answer and in no history', async () => {
  const { bytes } = await register.stranger.databaseList()
  const events = await register.db.selectFrom('event').select('facts').where('move', '=', 'saveRegister').execute()
  expect(events).toHaveLength(3)
  expect(`${bytes.toString()}${JSON.stringify(events)}`).not.toContain('k3y')
})

test('a new register without a name, hours that can’t be read and an address in the open are refused', async () => {
  await expect(run(saveRegister, { code: 'nameless' })).rejects.toMatchObject({ code: 'nameNeeded' })
  await expect(run(saveRegister, { code: 'island', hours: 'office hours' })).rejects.toMatchObject({ code: 'hoursUnread' })
  await expect(run(saveRegister, { code: 'island', vetxmlUrl: 'https://island.example/vetxml' })).rejects.toMatchObject({
    code: 'vetxmlNotWhole',
  })
  for (const fields of [{ site: 'javascript:alert(1)' }, { askUrl: 'http://island.example' }, { lookupPage: 'https://island.example' }])
    await expect(run(saveRegister, { code: 'island', ...fields })).rejects.toMatchObject({ status: 400 })
})
