import { afterAll, beforeAll, expect, test } from 'vitest'
import { haveAgreed } from '#src/testing/agreed.ts'
import { freshChip } from '#src/testing/animals.ts'
import { chipped } from '#src/testing/implants.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, 'one@example.org', 'two@example.org')
})
afterAll(() => register.close())

const [one, two] = [{ email: 'one@example.org' }, { email: 'two@example.org' }]
const statesOf = async (petId: string) => {
  const offers = await register.db.selectFrom('offer').select('status').where('petId', '=', petId).orderBy('createdAt').execute()
  return offers.map(({ status }) => status)
}
const daysPass = () => register.clock.turn({ days: 14, minutes: 1 })

test.each([
  ['to another buyer', { buyer: two }, ['expired', 'sent']],
  ['by a code', {}, ['expired']],
])('a breeder offers an animal again %s as soon as the 14 days are over, before the clock has noted it', async (_how, next, states) => {
  const petId = await haveOffspring(register)
  await (await register.as('bryony')).sellPetByBreeder({ petIds: [petId], buyer: one })
  daysPass()
  expect(await (await register.as('bryony')).sellPetByBreeder({ petIds: [petId], ...next })).toMatchObject({ status: 200 })
  expect(await statesOf(petId)).toEqual(states)
})

test('so does a rescue', async () => {
  const petId = await haveOffspring(register, { keeper: 'wilma' })
  const asked = { petId, statement: 'relinquished' }
  await (await register.as('wilma')).sellPetByWelfare({ ...asked, adopter: one })
  daysPass()
  expect(await (await register.as('wilma')).sellPetByWelfare({ ...asked, adopter: two })).toMatchObject({ status: 200 })
  expect(await statesOf(petId)).toEqual(['expired', 'sent'])
})

test('an implanter who registers a chip again is led to the request that there is, also where its days are over', async () => {
  const asked = chipped(freshChip(), { to: one })
  const { data } = await (await register.as('idris')).registerChip(asked)
  daysPass()
  const again = await (await register.as('idris')).registerChip({ ...asked, to: two })
  expect(again).toMatchObject({ status: 409, code: 'chipTaken', message: expect.stringContaining('Withdraw that request first') })
  expect(await statesOf(data.petId)).toEqual(['sent'])
})
