import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { keeperWithPet } from '#src/testing/rehomings.ts'
import { madeTag, scan, taggedDog } from '#src/testing/tags.ts'
import { tagByToken } from '../queries.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const stateOf = async (token: string) => (await register.stranger.getPetProfileByToken({ token }, { address: freshAddress() })).data.state

test('a keeper activates a tag with its PIN, however they type its code, and it leads to their pet', async () => {
  const { keeper, petId } = await keeperWithPet(register, 'Nettle')
  const { token, shortCode, pin } = await madeTag(register)
  expect(await stateOf(token)).toBe('notActivated')
  const typed = `${shortCode.slice(0, 4).toLowerCase()} ${shortCode.slice(4)}`
  const { status, data } = await keeper.api.activateTag({ token: typed, pin: pin.toLowerCase(), petId })
  expect(status).toBe(200)
  expect(data.link).toMatch(/\/t\/\w{4}-\w{4}-\w{4}-\w{4}-\w{4}$/)
  expect((await register.stranger.getPetProfileByToken({ token: data.link.split('/').at(-1) ?? '' })).data).toMatchObject({
    state: 'working',
    petName: 'Nettle',
  })
})

test('a tag is activated once, and by its own PIN alone', async () => {
  const { token, pin, petId, keeper } = await taggedDog(register)
  expect(await keeper.api.activateTag({ token, pin, petId })).toMatchObject({ status: 409 })
  const other = await madeTag(register)
  expect(await keeper.api.activateTag({ token: other.token, pin, petId })).toMatchObject({ status: 400, code: 'wrongPin' })
})

test('two keepers who activate one tag at the same moment: one has it', async () => {
  const [one, two] = [await keeperWithPet(register), await keeperWithPet(register)]
  const { token, pin } = await madeTag(register)
  const replies = await Promise.all([one, two].map(({ keeper, petId }) => keeper.api.activateTag({ token, pin, petId })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a new tag takes the place of an old one, whose address goes on leading to the pet', async () => {
  const { keeper, petId, tagId, token: old } = await taggedDog(register, 'Bracken')
  const { token, pin } = await madeTag(register)
  expect(await keeper.api.activateTag({ token, pin, petId, replaces: tagId })).toMatchObject({ status: 200 })
  for (const code of [old, token]) expect((await register.stranger.getPetProfileByToken({ token: code })).data.petName).toBe('Bracken')
  expect(await scan(register, old)).toMatchObject({ status: 200 })
})

test('after seven tags, each in the place of the one before, the address of the first still leads to the pet', async () => {
  const { keeper, petId, tagId, token: first } = await taggedDog(register)
  let replaces = tagId
  for (let times = 0; times < 7; times += 1) {
    const { token, pin } = await madeTag(register)
    replaces = (await keeper.api.activateTag({ token, pin, petId, replaces })).data.tagId
  }
  expect(await stateOf(first)).toBe('working')
})

test('refuses another’s pet, another’s old tag, and a code that there is not', async () => {
  const { keeper, petId } = await keeperWithPet(register)
  const theirs = await taggedDog(register)
  const { token, pin } = await madeTag(register)
  expect(await keeper.api.activateTag({ token, pin, petId: theirs.petId })).toMatchObject({ status: 404, code: 'notYours' })
  expect(await keeper.api.activateTag({ token, pin, petId, replaces: theirs.tagId })).toMatchObject({ status: 404, code: 'noSuchOldTag' })
  expect(await keeper.api.activateTag({ token: 'AAAA-AAAA', pin, petId })).toMatchObject({ status: 404, code: 'noSuchTag' })
})

test('whoever guesses is stopped, even where the next guess would be right', async () => {
  const { token } = await taggedDog(register)
  const address = freshAddress()
  const replies = []
  for (let guess = 0; guess < 25; guess += 1)
    replies.push(await register.stranger.getPetProfileByToken({ token: `GUESS${String(guess).padStart(4, '0')}` }, { address }))
  expect(replies.filter(({ code }) => code === 'noSuchTag')).toHaveLength(20)
  expect(replies.at(-1)).toMatchObject({ status: 429, code: 'tooManyGuesses', clause: 'TAG-9' })
  expect(await register.stranger.getPetProfileByToken({ token }, { address })).toMatchObject({ status: 429 })
  expect(await scan(register, token, {}, address)).toMatchObject({ status: 429, code: 'tooManyGuesses' })
  const { keeper, petId } = await keeperWithPet(register)
  expect(await keeper.api.activateTag({ token, pin: 'AAAAAA', petId }, { address })).toMatchObject({ status: 429, code: 'tooManyGuesses' })
  expect(await register.stranger.getPetProfileByToken({ token })).toMatchObject({ status: 200 })
})

test('PINs of one tag are tried ten times an hour, from however many places', async () => {
  const { keeper, petId } = await keeperWithPet(register)
  const { token, pin } = await madeTag(register)
  const guess = (typed: string) => keeper.api.activateTag({ token, pin: typed, petId }, { address: freshAddress() })
  const codes = []
  for (let tried = 0; tried < 12; tried += 1) codes.push((await guess(`0000${String(tried).padStart(2, '0')}`)).code)
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 'wrongPin'), 'tooManyGuesses', 'tooManyGuesses'])
  expect(await guess(pin)).toMatchObject({ status: 429 })
  register.clock.turn({ hours: 1 })
  expect(await guess(pin)).toMatchObject({ status: 200 })
})

test('10,000 guessed codes, each from another place, find no tag', async () => {
  const tag = await madeTag(register)
  const { db, services } = register
  const find = (guess: number) => tagByToken(db, services, services.codes.of('a guess', String(guess)).slice(0, guess % 2 ? 8 : 10))
  for (let guess = 0; guess < 10_000; guess += 10)
    expect(await Promise.all(Array.from({ length: 10 }, (_, next) => find(guess + next)))).toEqual(Array(10).fill(null))
  expect(await tagByToken(db, services, tag.shortCode)).not.toBeNull()
})
