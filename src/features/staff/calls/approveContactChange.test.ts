import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { mailbox, newestTo, secretIn } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { deskOf, secondStaffOf } from '#src/testing/staff.ts'
import { addEmail, approveContactChange, changeDetails, listContactChanges, listWaiting } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => {
  register.clock.turn({ minutes: 70 })
})
afterAll(() => register.close())

const first = deskOf(() => register)
const second = secondStaffOf(() => register)
const reason = 'Knew the chip number and the old postcode.'
const pile = async () => (await first(listWaiting, {})).items.find(({ what }) => what === 'Changes of contact to approve')

/** Somebody who has rung to be reached another way. */
async function asked(to: { email?: string; mobile?: string }) {
  const keeper = await confirmed(register)
  const { changeId } = await first(changeDetails, { accountId: keeper.id, calledBack: true, ...to, reason })
  return { keeper, changeId: changeId ?? '' }
}
const accountOf = (id: string) => register.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a colleague approves it after 7 days, and a new e-mail address counts once its owner has followed the link', async () => {
  const email = 'reachable.again@example.org'
  const { keeper, changeId } = await asked({ email })
  expect(await pile()).toBeUndefined()
  await expect(second(approveContactChange, { changeId })).rejects.toMatchObject({ code: 'tooEarly' })
  register.clock.turn({ days: 7 })
  expect(await pile()).toMatchObject({ count: 1, next: ['npm run staff -- list-contact-changes'] })
  await expect(first(approveContactChange, { changeId })).rejects.toMatchObject({ code: 'yourOwnProposal' })
  await second(approveContactChange, { changeId })
  expect((await accountOf(keeper.id)).email).toBe(keeper.email)
  const link = await newestTo(register, email)
  await register.stranger.verifyEmailToken({ token: secretIn(link.text) }, { address: freshAddress() })
  expect((await accountOf(keeper.id)).email).toBe(email)
  expect((await mailbox(register, keeper.email)).map(({ subject }) => subject)).toContain('Your e-mail address was changed')
  expect((await first(listContactChanges, {})).items).toEqual([])
  await expect(second(approveContactChange, { changeId })).rejects.toMatchObject({ code: 'notInThisState' })
})

test('a new mobile number counts from the approval, and the old contact and the new are told', async () => {
  const { keeper, changeId } = await asked({ mobile: '07700 900 789' })
  expect((await accountOf(keeper.id)).mobile).not.toBe('+447700900789')
  register.clock.turn({ days: 7 })
  await second(approveContactChange, { changeId })
  expect(await accountOf(keeper.id)).toMatchObject({ mobile: '+447700900789', mobileVerifiedAt: register.clock.now() })
  expect((await mailbox(register, keeper.email)).map(({ subject }) => subject)).toContain('Your mobile number was changed')
  expect((await mailbox(register, '+447700900789')).at(-1)?.text).toContain('we’ve changed your mobile number')
})

test('what isn’t there, was taken meanwhile or belongs to a closed account is refused: noSuchChange, emailTaken, accountClosed', async () => {
  await expect(second(approveContactChange, { changeId: newId() })).rejects.toMatchObject({ code: 'noSuchChange' })
  const { changeId } = await asked({ email: 'soon.taken@example.org' })
  const closed = await asked({ email: 'closed.soon@example.org' })
  register.clock.turn({ days: 7 })
  await confirmed(register, { email: 'soon.taken@example.org' })
  await expect(second(approveContactChange, { changeId })).rejects.toMatchObject({ code: 'emailTaken' })
  await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', closed.keeper.id).execute()
  await expect(second(approveContactChange, { changeId: closed.changeId })).rejects.toMatchObject({ code: 'accountClosed' })
})

test('one address gets six links an hour: tooManyLinks', async () => {
  const email = 'often.asked@example.org'
  const { changeId } = await asked({ email })
  register.clock.turn({ days: 7 })
  const { id } = await confirmed(register)
  await register.db
    .updateTable('account')
    .set({ email: `${id}@none.invalid` })
    .where('id', '=', id)
    .execute()
  for (let time = 0; time < 6; time += 1) {
    await first(addEmail, { accountId: id, email, reason })
    await register.drain()
  }
  await expect(second(approveContactChange, { changeId })).rejects.toMatchObject({ code: 'tooManyLinks' })
})

test('no one approves a change of their own account', async () => {
  const { changeId } = await first(changeDetails, { accountId: register.people.wilma, email: 'wilma.new@example.org', reason })
  register.clock.turn({ days: 7 })
  await expect(second(approveContactChange, { changeId: changeId ?? '' })).rejects.toMatchObject({ code: 'yourOwnMatter' })
  expect((await accountOf(register.people.wilma)).email).toBe(PEOPLE.wilma.email)
})
