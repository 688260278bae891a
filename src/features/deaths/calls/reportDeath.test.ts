import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { scannedDead } from '#src/testing/deaths.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { verifiedRescue } from '#src/testing/professionals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
})
afterAll(() => register.close())

const diedOn = () => register.clock.now().toISOString().slice(0, 10)

test('a rescue that has read the chip of a dead animal tells its keeper gently, and the record stays as it is', async () => {
  const { petId, report } = await scannedDead(register)
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
  expect(await report()).toMatchObject({ status: 200, message: 'Thank you. We’ve told the keeper', data: { petName: 'Bramble' } })
  const [letter] = await mailbox(register, PEOPLE.anna.email)
  expect(letter).toMatchObject({ subject: 'Sad news that may be about Bramble' })
  expect(JSON.stringify(letter)).toContain('Found beside the A49')
  expect((await mailbox(register, PEOPLE.anna.mobile)).length).toBe(1)
  const anna = await register.as('anna')
  expect((await anna.getPetDetail({ petId })).data.status).toBe('active')
  expect((await anna.getDeathReport({ petId })).data.report).toMatchObject({ organisation: 'Ludlow Rescue', diedOn: diedOn() })
  expect((await anna.getTasks({})).data.items).toContainEqual(expect.objectContaining({ kind: 'deathReported', urgent: true }))
  expect((await report()).code).toBe('hasDied')
})

test('nobody reports a death without having read the chip within the day, or by somebody else’s lookup', async () => {
  const { lookupId, report } = await scannedDead(register)
  const other = (await verifiedRescue(register, { organisation: 'Clee Rescue' })).api
  expect((await other.reportDeath({ lookupId, diedOn: diedOn(), words: 'Found dead' })).code).toBe('lookItUp')
  register.clock.turn({ days: 1, minutes: 1 })
  expect((await report()).code).toBe('lookItUp')
})

test('a lookup that is withheld from the keeper can’t tell them of a death', async () => {
  const { chip, rescue, report } = await scannedDead(register)
  const { data } = await rescue.api.professionalChipInfo({ chipNumber: chip, reason: 'crime', caseReference: 'X1' })
  const lookupId = data.record?.lookupId ?? ''
  expect((await report({ lookupId })).code).toBe('lookItUp')
})

test('the date is neither in the future nor before the birth', async () => {
  const { report } = await scannedDead(register)
  expect((await report({ diedOn: '2031-01-01' })).code).toBe('inFuture')
  expect((await report({ diedOn: '2020-01-01' })).code).toBe('beforeBirth')
})

test('an animal that has left the country isn’t reported dead here, but by telephone', async () => {
  const { petId, report } = await scannedDead(register)
  const anna = await register.as('anna')
  expect((await anna.updatePetStatus({ petId, status: 'exported' })).status).toBe(200)
  expect(await report()).toMatchObject({ status: 409, code: 'notKept' })
})
