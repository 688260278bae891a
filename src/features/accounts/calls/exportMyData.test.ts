import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { listedPet } from '#features/rehoming/fixture.ts'
import { asked } from '#src/testing/claims.ts'
import { litter, puppy, soldByCode } from '#src/testing/litters.ts'
import { codeIn, newestTo, secretIn } from '#src/testing/mailbox.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('is a JSON file with the day in its name', async () => {
  const anna = await register.as('anna')
  const { status, headers } = await anna.exportMyData()
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': expect.stringContaining('filename="homeward-2026-03-27.json"'),
    'cache-control': 'private, no-store',
  })
})

test('holds what the person gave, subject by subject', async () => {
  const anna = await register.as('anna')
  const held = JSON.parse((await anna.exportMyData()).bytes.toString())
  expect(held.account).toMatchObject({ name: 'Anna Hughes', email: PEOPLE.anna.email, mobile: PEOPLE.anna.mobile, line1: '14 Priory Lane' })
  expect(held.profiles).toMatchObject([{ type: 'Customer', standing: 'active' }])
  expect(held.sessions).toHaveLength(1)
})

test('holds nothing with which somebody could sign in', async () => {
  const nia = await join(register, { mobile: '07700900701' })
  const secret = secretIn((await newestTo(register, nia.email)).text)
  const code = codeIn((await newestTo(register, '+447700900701')).text)
  const text = (await nia.ask.exportMyData()).bytes.toString()
  const kept = await register.db.selectFrom('account').select('passwordHash').where('id', '=', nia.id).executeTakeFirstOrThrow()
  const hashes = await register.db.selectFrom('singleUseToken').select('hash').where('accountId', '=', nia.id).execute()
  for (const hidden of [kept.passwordHash, ...hashes.map(({ hash }) => hash), nia.token, nia.password, secret])
    expect(text).not.toContain(hidden)
  expect(text).not.toMatch(new RegExp(`"${code}"|argon2|passwordHash|codeHash`))
})

test('holds nothing of anybody else', async () => {
  const nia = await join(register)
  const text = (await nia.ask.exportMyData()).bytes.toString()
  for (const person of Object.values(PEOPLE)) expect(text).not.toContain(person.email)
})

test('names no breeder to whoever bought an animal, and no buyer to its breeder', async () => {
  const bryony = await register.as('bryony')
  const born = await bryony.addPetByBreeder(litter({ young: [puppy()] }))
  const petId = born.data.pets[0]?.petId ?? ''
  const nia = await soldByCode(register, bryony, petId)

  const bought = (await nia.ask.exportMyData()).bytes.toString()
  expect(JSON.parse(bought).pets).toMatchObject([{ id: petId, breederId: null, breederName: null }])
  expect(bought).not.toMatch(new RegExp(`Bryony|Clarke|${register.people.bryony}`))
  const bred = (await bryony.exportMyData()).bytes.toString()
  expect(JSON.parse(bred).kept).toContainEqual(expect.objectContaining({ petId }))
  expect(bred).not.toMatch(new RegExp(`${nia.email}|${nia.id}|${nia.name}`))
})

test('holds what somebody wrote to offer a home, and of a request only what the keeper was told', async () => {
  const { rehomingId } = await listedPet(register)
  const nia = await join(register)
  await nia.ask.applyToRehome({ rehomingId, message: 'We have a garden.', adult: true })
  expect(JSON.parse((await nia.ask.exportMyData()).bytes.toString()).homesOffered).toMatchObject([
    { rehomingId, message: 'We have a garden.' },
  ])

  const tamsin = register.db.updateTable('account').where('id', '=', register.people.tamsin)
  await tamsin.set({ mobileVerifiedAt: null }).execute()
  const { anna, requestId } = await asked(register)
  const askedOfMe = async () => JSON.parse((await anna.exportMyData()).bytes.toString()).askedOfMe
  expect(await askedOfMe()).toEqual([])
  await register.db.updateTable('claim').set({ notifiedAt: register.clock.now() }).where('id', '=', requestId).execute()
  expect(await askedOfMe()).toMatchObject([{ reason: 'bought' }])
})

test('is for the person alone', async () => {
  expect((await register.stranger.exportMyData()).status).toBe(401)
})
