import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, namesIn } from '#src/testing/claims.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('whoever asked sees where it stands by the chip alone, and nothing of the keeper', async () => {
  const { tamsin, anna, requestId } = await asked(register, { pet: { name: 'Clover' } })
  const reply = await tamsin.getMyKeepershipRequests()
  expect(reply.data.items[0]).toMatchObject({
    id: requestId,
    status: 'notified',
    petId: null,
    petName: null,
    can: { withdraw: true, release: { clause: 'CLAIM-3', words: 'Councils only release animals that were found' } },
  })
  expect(namesIn(reply, 'anna')).toEqual([])
  expect(JSON.stringify(reply.data)).not.toContain('Clover')

  await anna.respondKeepershipRequest({ requestId, answer: 'object', objection: 'stolen' })
  const objected = await tamsin.getMyKeepershipRequests()
  expect(objected.data.items[0]).toMatchObject({
    status: 'disputed',
    next: expect.stringContaining('There’s an objection to your request.'),
  })
  expect(JSON.stringify(objected.data)).not.toMatch(/stolen|Clover/)
})

test('the animal and its name are theirs to see once it is theirs', async () => {
  const { tamsin, anna, requestId, petId } = await asked(register, { pet: { name: 'Fern' } })
  await anna.respondKeepershipRequest({ requestId, answer: 'accept' })
  const mine = (await tamsin.getMyKeepershipRequests()).data.items.find(({ id }) => id === requestId)
  expect(mine).toMatchObject({ status: 'completed', petId, petName: 'Fern' })
})

test('pages follow each other, newest first, and no request is on two of them', async () => {
  for (let made = 0; made < 3; made += 1) await asked(register)
  const { tamsin } = await asked(register)
  const first = (await tamsin.getMyKeepershipRequests({ pageSize: 2 })).data
  const second = (await tamsin.getMyKeepershipRequests({ pageSize: 2, page: 2 })).data
  expect([first.total, first.items.length, second.items.length]).toEqual([second.total, 2, 2])
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4)
  await expectSorts((sort) => tamsin.getMyKeepershipRequests({ sort, pageSize: 100 }), 'askedAt', 'answerBy')
})

test('the keeper’s own list of requests is empty', async () => {
  const { anna } = await asked(register)
  expect((await anna.getMyKeepershipRequests()).data.items).toEqual([])
})
