import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { freshEmail, given, keeperWithPet, rehomingOf, sentToSomebody } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('to whom an animal was to be given is forgotten 180 days after that ended, and not while they can answer', async () => {
  const { keeper, rehomingId } = await sentToSomebody(register)
  const other = await keeperWithPet(register)
  const email = freshEmail()
  const open = await given(other.keeper.api, other.petId, { kind: 'person', contact: { email } })
  expect(await keeper.api.withdrawRehomeRequest({ rehomingId })).toMatchObject({ status: 200 })
  const known = async (days: number) => {
    register.clock.turn({ days })
    await register.runJob('forgetRehomingContacts', {})
    return (await Promise.all([rehomingId, open].map((id) => rehomingOf(register, id)))).map(({ toEmail }) => toEmail)
  }
  expect((await known(180))[0]).not.toBeNull()
  expect(await known(1)).toEqual([null, email])
  const me = await register.stranger.login({ email: keeper.email, password: keeper.password }, { address: freshAddress() })
  const { data } = await register.withToken(me.data.token).rehomeDetails({ rehomingId })
  expect(data).toMatchObject({ status: 'withdrawn', other: 'The person you named' })
})
