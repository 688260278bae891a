import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { STAFF } from '#database/seed/staff.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { staffAccount } from '#src/testing/staff.ts'
import { WORD, wheelOpen } from '#src/testing/wheel.ts'
import { wheelData } from '../personaldata.ts'

let register: TestRegister
let campaignId: string
beforeAll(async () => {
  register = await testRegister()
  campaignId = await wheelOpen(register, [
    { label: 'One only', kind: 'poundsOff', amount: 500, weight: 1_000_000, stock: 1 },
    { label: 'Not this time', kind: 'nothing', weight: 1 },
  ])
})
afterAll(() => register.close())

const asked = () => ({ campaignId, word: WORD, agreed: true as const })

test('each person spins once, however often and fast they ask', async () => {
  const anna = await register.as('anna')
  const answers = await Promise.all([1, 2, 3, 4].map(() => anna.spinWheel(asked())))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(answers.filter(({ status }) => status === 409).map(({ code }) => code)).toEqual(['spunAlready', 'spunAlready', 'spunAlready'])
  const { data } = await anna.getMySpin({ campaignId })
  expect(data.spin).toMatchObject({ label: 'One only', number: 1, isPrize: true, given: null, can: { claim: true } })
  expect(await wheelData.wheelSpins(register.db, register.people.anna)).toHaveLength(1)
})

test('the winner is told by e-mail', async () => {
  expect((await mailbox(register, PEOPLE.anna.email)).map(({ subject }) => subject)).toContain('You’ve won: One only')
})

test('a prize of which there is one is won once, however many spin at the same moment', async () => {
  const people = await Promise.all((['idris', 'bryony', 'wilma', 'stefan'] as const).map((key) => register.as(key)))
  const spins = await Promise.all(people.map((person) => person.spinWheel(asked())))
  expect(spins.map(({ data }) => data.spin.label)).toEqual(Array.from({ length: 4 }, () => 'Not this time'))
  expect(spins.map(({ data }) => data.spin.number).toSorted()).toEqual([2, 3, 4, 5])
  const { campaign } = (await register.stranger.getWheel({})).data
  expect(campaign?.items[0]?.isGone).toBe(true)
})

test('somebody who hasn’t confirmed their e-mail address does that first: confirmEmail', async () => {
  await register.db.updateTable('account').set({ emailVerifiedAt: null }).where('id', '=', register.people.toby).execute()
  expect(await (await register.as('toby')).spinWheel(asked())).toMatchObject({ status: 409, code: 'confirmEmail' })
})

test('nobody spins without saying that they are 18 and accept the terms', async () => {
  const tamsin = await register.as('tamsin')
  const { status, fields } = await tamsin.spinWheel({ ...asked(), agreed: false })
  expect([status, Object.keys(fields)]).toEqual([400, ['agreed']])
})

test('people who work for us can’t take part: ourPeople', async () => {
  await staffAccount(register)
  const staff = register.withToken((await register.stranger.login({ email: STAFF.email, password: PASSWORD })).data.token)
  expect(await staff.spinWheel(asked())).toMatchObject({ status: 403, code: 'ourPeople' })
})

test('of a campaign that isn’t there nobody spins (noSuchCampaign), nor once it’s over (notOpen)', async () => {
  const tamsin = await register.as('tamsin')
  expect((await tamsin.spinWheel({ ...asked(), campaignId: register.people.anna })).code).toBe('noSuchCampaign')
  register.clock.turn({ days: 32 })
  const later = register.withToken((await register.stranger.login({ email: PEOPLE.tamsin.email, password: PASSWORD })).data.token)
  expect(await later.spinWheel(asked())).toMatchObject({ status: 409, code: 'notOpen', message: 'This competition is over' })
})
