import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { toolsOn } from '#platform/server/tools.ts'
import { animal } from '#src/testing/animals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, given, givenToSomebody } from '#src/testing/rehomings.ts'
import { newestPin, taggedDog } from '#src/testing/tags.ts'
import { waiting } from '#src/testing/waiting.ts'
import { tagLife } from './lifecycle.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

test('the PIN of a keeper who never used it is good for nothing once the pet has another', async () => {
  const { keeper, petId, tagId, token } = await taggedDog(register)
  const second = await givenToSomebody(register, keeper, petId)
  const pin = await newestPin(register, tagId)
  const third = await givenToSomebody(register, second, petId)
  const { data: other } = await second.api.addPet(animal({ name: 'Bracken' }))
  expect(await second.api.activateTag({ token, pin, petId: other.petId })).toMatchObject({ status: 400, code: 'wrongPin' })
  expect(await third.api.activateTag({ token, pin: await newestPin(register, tagId), petId })).toMatchObject({ status: 200 })
})

test('a pet changes hands, even where its keeper retires its tag at the same moment', async () => {
  const { keeper, petId, tagId } = await taggedDog(register)
  const taker = await confirmed(register)
  const rehomingId = await given(keeper.api, petId, { kind: 'person', contact: { email: taker.email } })
  const accepted = await register.db.transaction().execute(async (db) => {
    await toolsOn(db, register, register.clock.now(), keeper).transition(tagLife, 'retire', tagId, 'keeper')
    const accepting = taker.api.acceptRejectRehomeRequest({ rehomingId, answer: 'accept', adult: true })
    await vi.waitUntil(async () => (await waiting(register)) > 0, { timeout: 5000 })
    return { accepting }
  })
  expect(await accepted.accepting).toMatchObject({ status: 200 })
  const tag = await register.db.selectFrom('tag').select('status').where('id', '=', tagId).executeTakeFirst()
  expect(tag?.status).toBe('retired')
})
