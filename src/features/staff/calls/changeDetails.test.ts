import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { callerWithAnimal } from '#src/testing/callers.ts'
import { letterboxOf } from '#src/testing/letters.ts'
import { mailbox, newestTo, secretIn } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, keeperWithPet } from '#src/testing/rehomings.ts'
import { deskOf, secondStaffOf } from '#src/testing/staff.ts'
import { changeDetails, closeAccount, listContactChanges } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => {
  register.clock.turn({ minutes: 70 })
})
afterAll(() => register.close())

const run = deskOf(() => register)
const reason = 'Knew the chip number and the old postcode, and answered on the old landline.'
const moved = { line1: '9 Church Street', town: 'Hereford', postcode: 'HR1 2LR' }
const accountOf = (id: string) => register.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('someone without e-mail moves house: it’s changed now, and the old and the new address are told', async () => {
  const { accountId, letterbox, to } = await callerWithAnimal(register)
  const said = await run(changeDetails, { accountId, ...moved, landline: '01432 270123', reason })
  expect(said).toMatchObject({
    name: to.name,
    before: `${to.address.line1}, Banbury, OX16 5QB; +441295810123`,
    after: '9 Church Street, Hereford, HR1 2LR; +441432270123',
    later: '',
    changeId: null,
    next: [],
  })
  expect(await accountOf(accountId)).toMatchObject({ ...moved, landline: '+441432270123' })
  const box = letterboxOf({ ...to, address: { ...to.address, ...moved } })
  for (const letters of [await mailbox(register, letterbox), await mailbox(register, box)])
    expect(letters.find(({ subject }) => subject === 'We’ve changed your address and landline number for you')?.text).toContain(
      'If it wasn’t you who rang',
    )
})

test('a mobile number of someone without e-mail counts once we’ve rung it back: callBack', async () => {
  const { accountId } = await callerWithAnimal(register)
  const asked = { accountId, mobile: '07700 900 456', reason }
  await expect(run(changeDetails, asked)).rejects.toMatchObject({ code: 'callBack' })
  await run(changeDetails, { ...asked, calledBack: true })
  expect(await accountOf(accountId)).toMatchObject({ mobile: '+447700900456', mobileVerifiedAt: register.clock.now() })
})

test('with a mobile number, what has no words for a text message still comes on paper', async () => {
  const { accountId, letterbox } = await callerWithAnimal(register)
  await run(changeDetails, { accountId, mobile: '07700 900 457', calledBack: true, reason })
  // One letterbox gets two letters a day.
  register.clock.turn({ days: 2 })
  await run(closeAccount, { accountId, reason })
  await register.drain()
  expect((await mailbox(register, letterbox)).map(({ subject }) => subject)).toContain('Your account is closing')
})

test('the address of an account that someone signs in to changes now, and its e-mail address only after a colleague has approved it', async () => {
  const keeper = await confirmed(register)
  const said = await run(changeDetails, { accountId: keeper.id, ...moved, email: 'new.address@example.org', reason })
  expect(said.later).toMatch(/^The new e-mail address won’t count until a colleague approves it, from /)
  expect(said.next).toEqual([expect.stringContaining('approve-contact-change')])
  expect(await accountOf(keeper.id)).toMatchObject({ email: keeper.email, ...moved })
  const letters = await mailbox(register, keeper.email)
  expect(letters.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['We’ve changed your address for you', 'Did you ring us to change how we reach you?']),
  )
  expect(await mailbox(register, 'new.address@example.org')).toEqual([])
  expect((await run(listContactChanges, {})).items.find(({ changeId }) => changeId === said.changeId)).toMatchObject({
    person: expect.stringContaining(keeper.email),
    email: 'new.address@example.org',
    proposedBy: expect.stringContaining('Sal'),
  })
})

test('whoever reads the old address stops the change, and every device is signed out', async () => {
  const { keeper } = await keeperWithPet(register, 'Sorrel')
  const { changeId } = await run(changeDetails, { accountId: keeper.id, email: 'thief@example.org', reason })
  const asked = await newestTo(register, keeper.email)
  expect(asked.subject).toBe('Did you ring us to change how we reach you?')
  expect(asked.text).toContain('your e-mail address to t•••@')
  const reply = await register.stranger.verifyEmailToken({ token: secretIn(asked.text) }, { address: freshAddress() })
  expect(reply).toMatchObject({ status: 200, data: { undone: true, email: keeper.email } })
  const change = await register.db
    .selectFrom('contactChange')
    .selectAll()
    .where('id', '=', changeId ?? '')
    .executeTakeFirstOrThrow()
  expect(change).toMatchObject({ status: 'objected', email: null })
  expect((await keeper.api.getUsersPets({})).status).toBe(401)
})

test('what staff did is recorded with how they proved it, and without the new contact', async () => {
  const { accountId } = await callerWithAnimal(register)
  await run(changeDetails, { accountId, ...moved, landline: '01432 270999', reason })
  const events = await register.db.selectFrom('event').selectAll().execute()
  expect(events.findLast(({ move }) => move === 'changeDetails')).toMatchObject({ byRole: 'Staff', facts: { accountId, reason } })
  expect(JSON.stringify(events)).not.toMatch(/Church Street|270999/)
})

test('what can’t be changed so is refused, each with its reason', async () => {
  const { accountId } = await callerWithAnimal(register)
  const keeper = await confirmed(register)
  await run(changeDetails, { accountId: keeper.id, email: 'first@example.org', reason })
  const other = await confirmed(register)
  for (const [asked, refusal] of [
    [{ accountId: newId(), ...moved }, 'noSuchPerson'],
    [{ accountId }, 'nothingNew'],
    [{ accountId, town: 'Hereford' }, 'wholeAddress'],
    [{ accountId, email: 'mary@example.org' }, 'useAddEmail'],
    [{ accountId: keeper.id, email: 'second@example.org' }, 'alreadyProposed'],
    [{ accountId: other.id, email: PEOPLE.anna.email }, 'emailTaken'],
  ] as const)
    await expect(run(changeDetails, { ...asked, reason })).rejects.toMatchObject({ code: refusal })
})

test('no one on our staff changes their own account so', async () => {
  const asked = { accountId: register.people.wilma, ...moved, reason }
  await expect(secondStaffOf(() => register)(changeDetails, asked)).rejects.toMatchObject({ code: 'yourOwnMatter' })
})
