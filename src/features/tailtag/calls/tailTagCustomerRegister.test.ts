import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { purposeWords } from '#features/accounts/purposeWords.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { form, freshAddress, join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { madeTag, scan } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const pet = { name: 'Pip', species: 'rabbit', looks: 'Grey lop' }
const typed = (over: Record<string, unknown> = {}) => {
  const { profileType: _, ...keeper } = form(over)
  return keeper
}
const ask = (input: object, address = freshAddress()) => register.stranger.tailTagCustomerRegister(input, { address })

test('whoever has a tag and its PIN opens an account, the tag works, and a finder’s words reach them', async () => {
  const { token, pin, tagId } = await madeTag(register)
  const keeper = typed({ name: 'Tess Tagg' })
  expect((await ask({ token, pin, keeper, pet })).data).toMatchObject({ tagId })
  const { text } = await newestTo(register, keeper.email)
  for (const words of Object.values(purposeWords['TT-Customer'])) expect(text).toContain(words)
  const { data } = await register.stranger.login({ email: keeper.email, password: keeper.password }, { address: freshAddress() })
  expect(data.user.profileTypes).toEqual(['TT-Customer'])
  await register.db.updateTable('account').set({ emailVerifiedAt: register.clock.now() }).where('id', '=', data.user.id).execute()

  expect((await register.stranger.getPetProfileByToken({ token })).data).toMatchObject({
    state: 'working',
    petName: 'Pip',
    looks: 'Grey lop',
    missing: null,
  })
  expect((await scan(register, token, { placeWords: 'By the canal', message: 'I have your rabbit' })).data.relayLink).not.toBeNull()
  expect((await newestTo(register, keeper.email)).text).toMatch(/Pip|rabbit/)
  const api = register.withToken(data.token)
  const [found] = (await api.getTagScans({})).data.items
  expect(found).toMatchObject({ petId: null, petName: 'Pip', placeWords: 'By the canal' })
  expect((await api.getFounderInfo({ threadId: found?.threadId ?? '' })).data).toMatchObject({ petName: 'Pip', petId: null })
})

test('a pet of the card is missing when its keeper says so, and the page shows what is for then', async () => {
  const { token, pin, tagId } = await madeTag(register)
  const keeper = typed({ name: 'Tess Tagg' })
  await ask({ token, pin, keeper, pet })
  const { data } = await register.stranger.login({ email: keeper.email, password: keeper.password }, { address: freshAddress() })
  const api = register.withToken(data.token)
  const [tag] = (await api.getTailTagSettings({})).data.tags
  await api.updateTailTagSettings({ tagId, settings: { ...tag?.settings, phone: 'whenMissing' }, card: { ...pet, isMissing: true } })
  expect((await register.stranger.getPetProfileByToken({ token })).data).toMatchObject({
    missing: 'missing',
    area: 'Ludlow',
    phone: '+447700900201',
  })
})

test('a wrong PIN opens nothing, and after ten of them no one can try that tag for an hour', async () => {
  const { token, pin } = await madeTag(register)
  const keeper = typed()
  expect(await ask({ token, pin: 'ZZZZZZ', keeper, pet })).toMatchObject({ status: 400, code: 'wrongPin' })
  expect(await ask({ token: 'AAAA-AAAA', pin, keeper, pet })).toMatchObject({ status: 404, code: 'noSuchTag' })
  expect((await register.stranger.login({ email: keeper.email, password: keeper.password }, { address: freshAddress() })).status).toBe(401)
  for (const _ of Array.from({ length: 9 })) await ask({ token, pin: 'ZZZZZZ', keeper, pet })
  expect(await ask({ token, pin, keeper, pet })).toMatchObject({ status: 429, code: 'tooManyGuesses' })
  register.clock.turn({ hours: 1, minutes: 1 })
  expect(await ask({ token, pin, keeper, pet })).toMatchObject({ status: 200 })
})

test('who has an account signs in instead, and its holder is told that someone asked', async () => {
  const known = await join(register)
  const { token, pin } = await madeTag(register)
  expect(await ask({ token, pin, keeper: typed({ email: known.email }), pet })).toMatchObject({ status: 409, code: 'signInInstead' })
  expect((await register.stranger.getPetProfileByToken({ token })).data.state).toBe('notActivated')
  expect((await mailbox(register, known.email)).length).toBeGreaterThan(0)
})
