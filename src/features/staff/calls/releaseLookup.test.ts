import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { verifiedRescue } from '#src/testing/professionals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { releaseLookup } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

async function withheld() {
  const anna = await register.as('anna')
  const { chipNumber, ...facts } = animal({ name: 'Bramble' })
  const { data } = await anna.addPet({ ...facts, chipNumber })
  const rescue = await verifiedRescue(register)
  const seen = await rescue.api.professionalChipInfo({ chipNumber, reason: 'crime', caseReference: '22/118/26' })
  return { anna, petId: data.petId, lookupId: seen.data.record?.lookupId ?? '' }
}

const letters = async () =>
  (await mailbox(register, PEOPLE.anna.email)).filter(({ subject }) => subject === 'Ludlow Rescue looked up Bramble’s record')

test('the keeper sees a withheld lookup, as it was, and hears of it once Staff release it', async () => {
  const { anna, petId, lookupId } = await withheld()
  const at = register.clock.now().toISOString()
  register.clock.turn({ days: 20 })
  expect(await letters()).toEqual([])
  await run(releaseLookup, { lookupId, reason: 'The case is closed.' })
  expect((await anna.getMicroLookupHistory({ petId })).data.items).toMatchObject([
    {
      lookupId,
      at,
      petId,
      seenBy: { organisation: 'Ludlow Rescue', reason: 'Preventing or investigating a crime', caseReference: '22/118/26' },
    },
  ])
  expect(await letters()).toHaveLength(1)
})

test('a lookup is released once', async () => {
  const { lookupId } = await withheld()
  await run(releaseLookup, { lookupId, reason: 'The case is closed.' })
  await expect(run(releaseLookup, { lookupId, reason: 'Again.' })).rejects.toMatchObject({ status: 409, code: 'notInThisState' })
})

test('a keeper who took the animal over since then is not told of what was shown of another', async () => {
  const { petId, lookupId } = await withheld()
  await register.db.updateTable('pet').set({ keeperId: register.people.tamsin }).where('id', '=', petId).execute()
  const before = (await letters()).length
  await run(releaseLookup, { lookupId, reason: 'The case is closed.' })
  expect(await letters()).toHaveLength(before)
  expect((await mailbox(register, PEOPLE.tamsin.email)).filter(({ text }) => text.includes('Bramble'))).toEqual([])
})

test('what nobody looked up is not released', async () => {
  await expect(run(releaseLookup, { lookupId: newId(), reason: 'None.' })).rejects.toMatchObject({ status: 404, code: 'noSuchLookup' })
})
