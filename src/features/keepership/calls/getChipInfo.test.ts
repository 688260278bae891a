import { afterAll, beforeAll, expect, test } from 'vitest'
import { later } from '#platform/clock/clock.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
const chipNumber = freshChip()
beforeAll(async () => {
  register = await testRegister()
  await (await register.as('anna')).addPet(animal({ chipNumber, name: 'Clover' }))
})
afterAll(() => register.close())

test('the keeper is told that the chip is theirs and of which pet', async () => {
  const { data } = await (await register.as('anna')).getChipInfo({ chipNumber })
  expect(data).toMatchObject({ valid: true, normalised: chipNumber, registration: 'yours', petName: 'Clover' })
})

test('anybody else is told that the chip is registered, and nothing of the pet', async () => {
  const reply = await (await register.as('idris')).getChipInfo({ chipNumber })
  expect(reply.data).toMatchObject({ registration: 'another', petId: null, petName: null })
  expect(reply.bytes.toString()).not.toContain('Clover')
})

test('a chip that is not registered is said to be so', async () => {
  expect((await (await register.as('anna')).getChipInfo({ chipNumber: freshChip() })).data).toMatchObject({
    registration: 'none',
    petId: null,
  })
})

test('a number that no chip can have is refused with the reason', async () => {
  const reply = await (await register.as('anna')).getChipInfo({ chipNumber: '999000000000001' })
  expect(reply.status).toBe(400)
  expect(reply.fields['chipNumber']).toContain('testing readers')
})

test('an organisation has to tell the keeper of a registered stray before it can ask for it; a private person can ask at once', async () => {
  const { can } = (await (await register.as('wilma')).getChipInfo({ chipNumber })).data
  expect(can.claimFound).toMatchObject({ clause: 'CLAIM-13', words: expect.stringContaining('Tell its keeper first') })
  expect((await (await register.as('idris')).getChipInfo({ chipNumber })).data.can.claimFound).toBe(true)

  await register.stranger.addMicrochipLookup({ chipNumber, message: 'I have her in my kitchen.' })
  expect((await (await register.as('wilma')).getChipInfo({ chipNumber })).data.can.claimFound).toBe(true)
  const [told] = await register.db.selectFrom('message').select('id').execute()
  const long = later(register.clock.now(), { days: -60 })
  await register.db
    .updateTable('message')
    .set({ at: long })
    .where('id', '=', told?.id ?? '')
    .execute()
  expect((await (await register.as('wilma')).getChipInfo({ chipNumber })).data.can.claimFound).not.toBe(true)
})

test('someone who has an animal in reads that its keeper has reported it missing or stolen', async () => {
  const [anna, wilma, gone] = [await register.as('anna'), await register.as('wilma'), freshChip()]
  const { petId } = (await anna.addPet(animal({ chipNumber: gone }))).data
  const reported = async () => (await wilma.getChipInfo({ chipNumber: gone })).data.reported
  expect(await reported()).toBeNull()
  await anna.updatePetStatus({ petId, status: 'missing' })
  expect(await reported()).toBe('missing')
  await anna.updatePetStatus({ petId, status: 'stolen' })
  expect(await reported()).toBe('stolen')
})
