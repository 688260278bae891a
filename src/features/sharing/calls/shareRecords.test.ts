import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { form, join, joinReachable } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('somebody is asked by e-mail, which names nobody to an address that nobody has confirmed', async () => {
  const keeper = await joinReachable(register)
  const { email } = form()
  expect(await keeper.api.shareRecords({ email })).toMatchObject({ status: 200 })
  const letter = await newestTo(register, email)
  expect(letter.subject).toBe('Someone you live with would like to share their pets’ records with you')
  expect(letter.text).not.toContain(keeper.name)
})

test('nobody is asked twice, not even by two clicks at once, nor is the keeper', async () => {
  const keeper = await joinReachable(register)
  const { email } = form()
  const replies = await Promise.all([keeper.api.shareRecords({ email }), keeper.api.shareRecords({ email })])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await keeper.api.shareRecords({ email })).toMatchObject({ code: 'already', fields: { email: expect.any(String) } })
  expect(await keeper.api.shareRecords({ email: keeper.email })).toMatchObject({ code: 'yourself' })
  expect(await mailbox(register, email)).toHaveLength(1)
})

test('five are asked at most, until one is ended', async () => {
  const keeper = await joinReachable(register)
  const ids: string[] = []
  for (let asked = 0; asked < 5; asked += 1) ids.push((await keeper.api.shareRecords({ email: form().email })).data.id)
  expect(await keeper.api.shareRecords({ email: form().email })).toMatchObject({ status: 409, code: 'tooMany' })
  await keeper.api.endSharing({ id: ids[0] })
  expect((await keeper.api.shareRecords({ email: form().email })).status).toBe(200)
})

test('whoever hasn’t confirmed their own address asks nobody', async () => {
  const { api } = await join(register)
  expect(await api.shareRecords({ email: form().email })).toMatchObject({ status: 409, code: 'confirmFirst' })
})
