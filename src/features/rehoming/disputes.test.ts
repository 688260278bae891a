import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { resolve as resolveClaim } from '#features/keepership/disputes.ts'
import { toolsOn } from '#platform/server/tools.ts'
import { wish } from '#src/testing/claims.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { handedToSomebody, petOf, rehomingOf } from '#src/testing/rehomings.ts'
import { openDisputes, resolveRehoming } from './disputes.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

async function disputed() {
  const handed = await handedToSomebody(register)
  await handed.keeper.api.acceptRejectRehomeRequest({ rehomingId: handed.rehomingId, answer: 'wrong' })
  return handed
}

const resolve = (id: string, resolvedFor: 'former' | 'keeper') =>
  register.db.transaction().execute((db) => {
    const now = register.clock.now()
    return resolveRehoming(
      { services: register.services, ...toolsOn(db, register, now, null) },
      id,
      resolvedFor,
      'Both had signed the form.',
    )
  })

test('Staff see what is disputed, the oldest first', async () => {
  const [first, second] = [await disputed(), await disputed()]
  const ids = (await openDisputes(register.db)).map(({ id }) => id)
  expect(ids.filter((id) => id === first.rehomingId || id === second.rehomingId)).toEqual([first.rehomingId, second.rehomingId])
})

test('resolved for the former keeper, the animal is theirs again, and both are told', async () => {
  const { keeper, petId, taker, rehomingId } = await disputed()
  await resolve(rehomingId, 'former')
  expect((await petOf(register, petId)).keeperId).toBe(keeper.id)
  expect((await rehomingOf(register, rehomingId)).status).toBe('returned')
  expect((await newestTo(register, keeper.email)).subject).toBe('Bramble is yours again')
  expect((await newestTo(register, taker.email)).subject).toBe('Bramble has gone back to the former keeper')
})

test('resolved for the present keeper, it stays and can be passed on again', async () => {
  const { keeper, petId, taker, rehomingId } = await disputed()
  await resolve(rehomingId, 'keeper')
  expect((await taker.api.getPetDetail({ petId })).data.can.passOn).toBe(true)
  for (const { email } of [keeper, taker]) expect((await newestTo(register, email)).subject).toBe('Bramble’s keeper stays the same')
})

test('what is resolved cannot be resolved again', async () => {
  const { rehomingId } = await disputed()
  await resolve(rehomingId, 'keeper')
  await expect(resolve(rehomingId, 'former')).rejects.toMatchObject({
    clause: 'REHOME-7',
    message: expect.stringMatching(/This rehoming has been settled\.$/),
  })
})

test('nothing is resolved for a former keeper whose account has ended', async () => {
  const { keeper, petId, taker, rehomingId } = await disputed()
  await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', keeper.id).execute()
  await expect(resolve(rehomingId, 'former')).rejects.toThrow(/^The former keeper has closed their account/)
  expect((await petOf(register, petId)).keeperId).toBe(taker.id)
})

test('a request to be its keeper waits while a former keeper says that the change was wrong, and is resolved for whoever has it then', async () => {
  const { keeper, petId, taker, rehomingId } = await handedToSomebody(register)
  const { chipNumber } = (await taker.api.getPetDetail({ petId })).data
  const tamsin = await register.as('tamsin')
  const { requestId } = (await tamsin.saveKeepershipRequest(await wish(tamsin, chipNumber))).data
  await keeper.api.acceptRejectRehomeRequest({ rehomingId, answer: 'wrong' })
  expect(await taker.api.respondKeepershipRequest({ requestId, answer: 'accept' })).toMatchObject({
    status: 409,
    clause: 'CLAIM-7',
    message: expect.stringMatching(/is disputed\.$/),
  })
  expect((await newestTo(register, PEOPLE.tamsin.email)).subject).toMatch(/^There’s an objection to your request/)

  await resolve(rehomingId, 'former')
  await register.db.transaction().execute((db) => {
    const now = register.clock.now()
    return resolveClaim({ services: register.services, ...toolsOn(db, register, now, null) }, requestId, 'keeper')
  })
  expect((await petOf(register, petId)).keeperId).toBe(keeper.id)
})
