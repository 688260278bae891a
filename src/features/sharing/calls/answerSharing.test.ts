import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { household } from '#src/testing/sharing.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('nothing is shared until they say yes, and the keeper is told', async () => {
  const { keeper, partner, petId, accept } = await household(register)
  expect((await partner.api.getPetDetail({ petId })).status).toBe(404)
  expect((await partner.api.getTasks()).data.items).toContainEqual(expect.objectContaining({ kind: 'sharing' }))
  expect((await accept()).status).toBe(200)
  expect((await partner.api.getPetDetail({ petId })).data).toMatchObject({ name: 'Rex', sharedBy: keeper.name })
  expect((await newestTo(register, keeper.email)).subject).toBe(`${partner.name} now shares your pets’ records`)
})

test('who says no is not asked again by a task, and the keeper is told', async () => {
  const { keeper, partner, id, petId } = await household(register)
  expect((await partner.api.answerSharing({ id, accept: false })).status).toBe(200)
  expect((await partner.api.getPetDetail({ petId })).status).toBe(404)
  expect((await partner.api.getSharing()).data.withMe).toEqual([])
  expect((await newestTo(register, keeper.email)).subject).toBe('Your pets’ records stay with you')
})

test('nobody answers for somebody else, and nobody twice', async () => {
  const { keeper, id, accept } = await household(register)
  const other = await joinReachable(register)
  for (const { api } of [other, keeper])
    expect(await api.answerSharing({ id, accept: true })).toMatchObject({ status: 404, code: 'noSuchSharing' })
  const replies = await Promise.all([accept(), accept()])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
})
