import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { chainHolds } from '#platform/law/event.ts'
import { signedInAnew } from '#src/testing/claims.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

describe('a professional finds one person', () => {
  const person = () => ({ id: register.people.anna, name: 'A. H.' })

  test('by exact e-mail, and sees no more of it than they typed', async () => {
    const bryony = await register.as('bryony')
    expect((await bryony.usersList({ email: 'ANNA@homeward.example' })).data.items).toEqual([
      { ...person(), email: 'a•••@homeward.example', mobile: null },
    ])
  })

  test('by exact mobile number, and sees no more of it than they typed', async () => {
    const bryony = await register.as('bryony')
    expect((await bryony.usersList({ mobile: '07700 900101' })).data.items).toEqual([{ ...person(), email: null, mobile: '•••• 101' }])
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

  test('not by an e-mail address that was never confirmed, for anybody may have typed it', async () => {
    const nia = await join(register)
    const idris = await register.as('idris')
    expect((await idris.usersList({ email: nia.email })).data.items).toEqual([])
  })

  test('not by a number that two people use', async () => {
    const nia = await join(register, { mobile: '07700900602' })
    const account = register.db.updateTable('account').set({ mobileVerifiedAt: register.clock.now() })
    await account.set({ mobile: '+447700900602' }).where('id', 'in', [nia.id, register.people.stefan]).execute()
    const idris = await register.as('idris')
    expect((await idris.usersList({ mobile: '07700900602' })).data.items).toEqual([])
  })

  test('not when the account is closing', async () => {
    await register.db.updateTable('account').set({ status: 'closing' }).where('id', '=', register.people.toby).execute()
    const idris = await register.as('idris')
    expect((await idris.usersList({ email: PEOPLE.toby.email })).data.items).toEqual([])
  })
})

test.each(['applied', 'expired', 'refused'] as const)(
  'a professional whose standing is %s does not learn who has an account',
  async (status) => {
    const joined = await join(register)
    const type = 'Breeder' as const
    const row = { id: newId(), accountId: joined.id, type, status, statusAt: register.clock.now(), createdAt: register.clock.now() }
    await register.db.insertInto('profile').values(row).execute()
    const known = await joined.api.usersList({ email: PEOPLE.anna.email })
    const unknown = await joined.api.usersList({ email: 'nobody@example.org' })
    expect(known).toMatchObject({ status: 403, code: status === 'refused' ? 'notYourRole' : 'notVerified' })
    expect([unknown.status, unknown.message]).toEqual([known.status, known.message])
  },
)

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

describe('the person found', () => {
  const told = async () =>
    (await mailbox(register, PEOPLE.anna.email)).filter(({ subject }) => subject === 'A professional looked for your account')

  test('is told by whom, once a day for each professional', async () => {
    register.clock.turn({ days: 1, seconds: 1 })
    const before = (await told()).length
    const [wilma, bryony] = [await signedInAnew(register, 'wilma'), await signedInAnew(register, 'bryony')]
    for (let times = 0; times < 3; times += 1) await wilma.usersList({ email: PEOPLE.anna.email })
    await bryony.usersList({ mobile: '07700 900101' })
    const letters = (await told()).slice(before).map(({ text }) => text)
    expect(letters).toHaveLength(2)
    expect(letters.filter((text) => text.includes('A vet, rescue or authority on this register'))).toHaveLength(1)
    expect(letters.filter((text) => text.includes('A breeder on this register'))).toHaveLength(1)
    register.clock.turn({ days: 1, seconds: 1 })
    await wilma.usersList({ email: PEOPLE.anna.email })
    expect(await told()).toHaveLength(before + 3)
  })
})
