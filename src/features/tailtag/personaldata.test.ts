import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { madeTag, scan, taggedDog } from '#src/testing/tags.ts'
import { tagData } from './personaldata.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const CARD = { name: 'Pickle', species: 'rabbit', looks: 'White, one lop ear', isMissing: false } as const

async function cardKeeper() {
  const keeper = await confirmed(register)
  const { tagId, token, pin } = await madeTag(register)
  await keeper.api.activateTag({ token, pin, card: CARD })
  return { ...keeper, tagId, token }
}

test('the file of a person holds what their tag says of a pet that isn’t on the register', async () => {
  const { id } = await cardKeeper()
  expect(await tagData.tags(register.db, id)).toMatchObject([{ status: 'active', card: { name: 'Pickle' } }])
})

test('when an account that keeps no registered pet ends, its tags lead nowhere and hold nothing of it', async () => {
  const { api, password, tagId, token } = await cardKeeper()
  await scan(register, token)
  await api.updateUser({ close: { password } })
  register.clock.turn({ days: 30 })
  expect((await register.stranger.getPetProfileByToken({ token })).data).toMatchObject({ state: 'working', petName: 'Pickle' })
  await register.runJob('endClosingAccounts', {})
  expect((await register.stranger.getPetProfileByToken({ token })).data).toMatchObject({ state: 'retired', petName: null })
  expect(await scan(register, token)).toMatchObject({ status: 409, code: 'notActive' })
  const tag = await register.db.selectFrom('tag').selectAll().where('id', '=', tagId).executeTakeFirst()
  expect(tag).toMatchObject({ keeperId: null, card: null, settings: {} })
})

test('the tag of a closed account tells no finder that its keeper was told, and shows nothing of theirs', async () => {
  const { keeper, tagId, token } = await taggedDog(register)
  await keeper.api.updateTailTagSettings({ tagId, settings: { phone: 'public', area: 'public' } })
  await keeper.api.updateUser({ close: { password: keeper.password } })
  register.clock.turn({ days: 30 })
  await register.runJob('endClosingAccounts', {})
  expect((await register.stranger.getPetProfileByToken({ token })).data).toMatchObject({ state: 'retired', phone: null, area: null })
  expect(await scan(register, token)).toMatchObject({ status: 409, code: 'notActive' })
})
