import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { chainHolds } from '#platform/law/event.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

describe('a professional finds one person', () => {
  const masked = () => [{ id: register.people.anna, name: 'A. H.', email: 'a•••@homeward.example', mobile: '•••• 101' }]

  test('by exact e-mail, masked', async () => {
    const bryony = await register.as('bryony')
    expect((await bryony.usersList({ email: 'ANNA@homeward.example' })).data.items).toEqual(masked())
  })

  test('by exact mobile number, masked', async () => {
    const bryony = await register.as('bryony')
    expect((await bryony.usersList({ mobile: '07700 900101' })).data.items).toEqual(masked())
  })

  test.each(['anna@', 'anna@homeward', 'nna@homeward.example', '%@homeward.example', 'nobody@example.org'])('not by %s', async (email) => {
    const idris = await register.as('idris')
    const { status, data } = await idris.usersList({ email })
    expect(status === 400 || data.items.length === 0).toBe(true)
  })

  test('not by a number that was never confirmed', async () => {
    await join(register, { mobile: '07700900601' })
    const idris = await register.as('idris')
    expect((await idris.usersList({ mobile: '07700900601' })).data.items).toEqual([])
  })

  test('not when the account is closing', async () => {
    await register.db.updateTable('account').set({ status: 'closing' }).where('id', '=', register.people.toby).execute()
    const idris = await register.as('idris')
    expect((await idris.usersList({ email: PEOPLE.toby.email })).data.items).toEqual([])
  })
})

test('every search stands in the searcher’s chain of events, without the words searched for', async () => {
  const wilma = await register.as('wilma')
  await wilma.usersList({ email: PEOPLE.anna.email })
  await wilma.usersList({ mobile: '07700900699' })
  const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', register.people.wilma).orderBy('seq').execute()
  expect(events.slice(1).map(({ move, facts }) => ({ move, facts }))).toEqual([
    { move: 'searchPerson', facts: { by: 'email', found: [register.people.anna] } },
    { move: 'searchPerson', facts: { by: 'mobile', found: [] } },
  ])
  expect(chainHolds(events)).toBe(true)
})

test.each([{}, { email: PEOPLE.anna.email, mobile: '07700900101' }])('one of the two is given, not %j', async (input) => {
  const tamsin = await register.as('tamsin')
  expect(await tamsin.usersList(input)).toMatchObject({ status: 400, code: 'oneOfTwo' })
})

test.each(['anna', 'stefan', 'toby'] as const)('%s, who is no professional, is not let in', async (who) => {
  const person = await register.as(who)
  expect(await person.usersList({ email: PEOPLE.anna.email })).toMatchObject({ status: 403, code: 'notYourRole' })
})

test('it is no directory: twenty searches an hour', async () => {
  const tamsin = await register.as('tamsin')
  for (let times = 0; times < 20; times += 1) await tamsin.usersList({ email: 'nobody@example.org' })
  expect(await tamsin.usersList({ email: 'nobody@example.org' })).toMatchObject({ status: 429, code: 'tooOften' })
})
