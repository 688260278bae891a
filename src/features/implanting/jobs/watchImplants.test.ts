import { afterAll, beforeAll, expect, test } from 'vitest'
import { listUnclaimedImplants } from '#features/staff/contract.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import { freshChip } from '#src/testing/animals.ts'
import { chipped, verifiedImplanter } from '#src/testing/implants.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, 'slow@example.org')
})
afterAll(() => register.close())

async function day() {
  register.clock.turn({ days: 1 })
  for (let twice = 0; twice < 2; twice += 1) {
    await register.runJob('watchOffers', {})
    await register.runJob('watchImplants', {})
  }
}
const subjects = async (to: string) => (await mailbox(register, to)).map(({ subject }) => subject ?? '')
const staffList = async () => (await deskOf(() => register)(listUnclaimedImplants, {})).items

test('the implanter is reminded after 7 days, the person asked again after 14, and Staff look after 30, once each', async () => {
  const implanter = await verifiedImplanter(register, {})
  const number = freshChip()
  await implanter.api.registerChip(chipped(number, { to: { email: 'slow@example.org' } }))
  const told: number[] = []
  const asked: number[] = []
  for (let count = 1; count <= 31; count += 1) {
    await day()
    const letters = await subjects(implanter.email)
    told.push(letters.filter((subject) => /No one has confirmed|had no keeper since you registered it 30 days ago/.test(subject)).length)
    asked.push((await subjects('slow@example.org')).filter((subject) => subject === 'Tell us if Moss is yours').length)
  }
  expect(told.indexOf(1)).toBe(6)
  expect(told.indexOf(2)).toBe(29)
  expect(told.at(-1)).toBe(2)
  expect(asked.indexOf(2)).toBe(13)
  expect(asked.at(-1)).toBe(2)
  expect(await staffList()).toMatchObject([{ petName: 'Moss', implanter: implanter.email }])
})

test('who has said no is not asked again, and who has said yes ends it all', async () => {
  const implanter = await verifiedImplanter(register, {})
  const [no, yes] = [await joinConfirmed(register), await joinConfirmed(register)]
  const refused = await implanter.api.registerChip(chipped(freshChip(), { to: { email: no.email } }))
  const accepted = await implanter.api.registerChip(chipped(freshChip(), { to: { email: yes.email } }))
  await no.api.customerAcceptRejectPetRequest({ requestId: refused.data.requestId, answer: 'reject', reason: 'moved' })
  await yes.api.customerAcceptRejectPetRequest({ requestId: accepted.data.requestId, answer: 'accept' })
  for (let count = 1; count <= 15; count += 1) await day()
  expect((await subjects(no.email)).filter((subject) => subject === 'Tell us if Moss is yours')).toHaveLength(1)
  expect((await subjects(implanter.email)).filter((subject) => subject.startsWith('No one has confirmed'))).toHaveLength(1)
})

test('a practice reads once a day of all the animals that no one has confirmed', async () => {
  const implanter = await verifiedImplanter(register, {})
  for (let count = 0; count < 5; count += 1) {
    await implanter.api.registerChip(chipped(freshChip()))
    register.clock.turn({ minutes: 70 })
  }
  register.clock.turn({ days: 7 })
  await register.runJob('watchImplants', {})
  expect((await subjects(implanter.email)).filter((subject) => subject.startsWith('No one'))).toEqual([
    'No one has confirmed that 5 animals are theirs',
  ])
})
