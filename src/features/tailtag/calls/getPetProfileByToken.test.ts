import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { taggedDog } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const profile = async (token: string) => (await register.stranger.getPetProfileByToken({ token }, { address: freshAddress() })).data
const settings = { photo: 'public', looks: 'public', area: 'whenMissing', phone: 'whenMissing', notes: 'never', notesText: 'Needs insulin' }

test('a fact is shown to everyone, when the pet is missing, or never, as the keeper chooses', async () => {
  const { token, keeper, petId, tagId } = await taggedDog(register)
  await keeper.api.updateTailTagSettings({ tagId, settings })
  const before = await profile(token)
  expect(before).toMatchObject({ state: 'working', petName: 'Nettle', area: null, phone: null, notes: null, missing: null })
  expect(before.looks).not.toBeNull()
  await keeper.api.updatePetStatus({ petId, status: 'missing' })
  const after = await profile(token)
  expect(after).toMatchObject({ missing: 'missing', phone: '+447700900333', notes: null })
  expect(after.area).not.toBeNull()
  await keeper.api.updateTailTagSettings({ tagId, settings: { ...settings, phone: 'never', notes: 'public' } })
  expect(await profile(token)).toMatchObject({ phone: null, notes: 'Needs insulin' })
})

test('a keeper’s number is shown only once they say so, even while the pet is missing', async () => {
  const { token, keeper, petId } = await taggedDog(register)
  await keeper.api.updatePetStatus({ petId, status: 'missing' })
  expect(await profile(token)).toMatchObject({ missing: 'missing', phone: null })
})

test('a paused tag shows nothing of the pet, and a lost or retired one says no more', async () => {
  const { token, keeper, tagId } = await taggedDog(register)
  await keeper.api.updateTag({ tagId, now: 'pause' })
  expect(await profile(token)).toMatchObject({ state: 'working', petName: null, looks: null })
  await keeper.api.updateTag({ tagId, now: 'retire' })
  expect(await profile(token)).toMatchObject({ state: 'retired', petName: null })
})

test('reading it records nothing', async () => {
  const { token } = await taggedDog(register)
  await profile(token)
  const { count } = await register.db
    .selectFrom('scan')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(0)
})

test('a code that there is not is not found, and guesses are counted', async () => {
  const address = freshAddress()
  expect(await register.stranger.getPetProfileByToken({ token: 'AAAA-AAAA' }, { address })).toMatchObject({
    status: 404,
    code: 'noSuchTag',
  })
  for (let guess = 0; guess < 20; guess += 1) await register.stranger.getPetProfileByToken({ token: `GUESS${guess}` }, { address })
  expect(await register.stranger.getPetProfileByToken({ token: 'AAAA-AAAA' }, { address })).toMatchObject({ code: 'tooManyGuesses' })
})
