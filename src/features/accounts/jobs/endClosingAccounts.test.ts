import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainHolds } from '#platform/law/event.ts'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { rescueWithApp } from '#src/testing/secondfactor.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const runHourly = () => register.runJob('endClosingAccounts', {})
const account = (id: string) => register.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function closing() {
  const nia = await join(register)
  await nia.api.updateUser({ close: { password: nia.password }, antiPhishingWord: 'marmalade' })
  return nia
}

test('an account that closes is left alone for 30 days', async () => {
  const nia = await closing()
  register.clock.turn({ days: 29, hours: 23 })
  await runHourly()
  expect((await account(nia.id)).status).toBe('closing')
  expect((await nia.api.updateUser({ keep: true })).status).toBe(200)
})

test('after 30 days it ends: no token and no password is good for anything', async () => {
  const nia = await closing()
  register.clock.turn({ days: 29, hours: 23 })
  const signedInLate = await register.stranger.login({ email: nia.email, password: nia.password }, { address: freshAddress() })
  register.clock.turn({ hours: 1 })
  await runHourly()
  expect((await account(nia.id)).status).toBe('closed')
  expect((await register.withToken(signedInLate.data.token).userProfile()).status).toBe(401)
  expect((await register.stranger.login({ email: nia.email, password: nia.password }, { address: freshAddress() })).status).toBe(401)
})

test('nothing personal is left of somebody who keeps no pet', async () => {
  const nia = await closing()
  await nia.api.updateUserProfile({
    name: nia.name,
    address: nia.address,
    secondContact: { name: 'Mia', phone: '07700900801' },
    vetPractice: 'Rise Vets',
    rescueBackup: null,
  })
  register.clock.turn({ days: 30 })
  await runHourly()
  const tables = ['accountHistory', 'profile', 'singleUseToken', 'otp', 'session'] as const
  const rows = await Promise.all(tables.map((table) => register.db.selectFrom(table).selectAll().where('accountId', '=', nia.id).execute()))
  const left = JSON.stringify([await account(nia.id), ...rows])
  for (const trace of [nia.email, 'Nia', '9 Orchard Rise', 'Ludlow', 'Rise Vets', '900801', '900201', 'marmalade'])
    expect(left).not.toContain(trace)
  expect(await account(nia.id)).toMatchObject({
    name: 'Closed account',
    mobile: null,
    line1: null,
    town: null,
    postcode: null,
    nation: null,
    passwordHash: '',
  })
})

test('the evidence of a professional goes with the account, even of one whose pet is on the register', async () => {
  const nia = await join(register, { profileType: 'Trainer', professional: { kind: 'Trainer', organisation: 'Hill Courses' } })
  const picture = { file: { bytes: await smallPicture(), name: 'card.png' } }
  const { fileId } = (await nia.api.uploadFile({ purpose: 'evidence' }, picture)).data
  expect(await nia.api.sendEvidence({ profileType: 'Trainer', fileIds: [fileId], note: 'My card.' })).toMatchObject({ status: 200 })
  await givePet(nia.id)
  await nia.api.updateUser({ close: { password: nia.password } })
  const isStored = async () => {
    await runHourly()
    await register.runJob('forgetFiles', {})
    return (await register.services.files.get(`uploads/${fileId}`)) !== null
  }
  register.clock.turn({ days: 29, hours: 23 })
  expect(await isStored()).toBe(true)
  register.clock.turn({ hours: 1 })
  expect(await isStored()).toBe(false)
  expect((await account(nia.id)).email).toBe(nia.email)
  const { details } = await register.db.selectFrom('profile').select('details').where('accountId', '=', nia.id).executeTakeFirstOrThrow()
  expect(JSON.stringify(details)).not.toContain('My card.')
})

test('somebody whose pet is on the register stays reachable for it', async () => {
  const nia = await closing()
  await givePet(nia.id)
  register.clock.turn({ days: 30 })
  await runHourly()
  expect(await account(nia.id)).toMatchObject({
    status: 'closed',
    email: nia.email,
    name: nia.name,
    line1: '9 Orchard Rise',
    passwordHash: '',
    antiPhishingWord: null,
  })
})

test('of somebody whose last animal has another keeper meanwhile nothing personal is left either', async () => {
  const nia = await closing()
  const petIds = [await givePet(nia.id), await givePet(nia.id)]
  register.clock.turn({ days: 30 })
  await runHourly()
  const transferKeepership = (id: string | undefined) =>
    register.db
      .updateTable('pet')
      .set({ keeperId: register.people.anna, keptSince: register.clock.now() })
      .where('id', '=', id ?? '')
      .execute()
  await transferKeepership(petIds[0])
  await runHourly()
  expect(await account(nia.id)).toMatchObject({ email: nia.email })
  await transferKeepership(petIds[1])
  await runHourly()
  const emptied = await account(nia.id)
  expect(emptied).toMatchObject({ status: 'closed', name: 'Closed account', mobile: null, line1: null, postcode: null })
  const profile = await register.db.selectFrom('profile').selectAll().where('accountId', '=', nia.id).executeTakeFirstOrThrow()
  expect(JSON.stringify([emptied, profile])).not.toMatch(/Nia|Orchard|07700/)
})

test('the end stands in the chain of events, by the clock', async () => {
  const nia = await closing()
  register.clock.turn({ days: 30 })
  await runHourly()
  const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', nia.id).orderBy('seq').execute()
  expect(events.map(({ move, byRole }) => `${move} by ${byRole}`)).toEqual(['open by holder', 'close by holder', 'end by clock'])
  expect(chainHolds(events)).toBe(true)
})

test('running it again changes nothing', async () => {
  const nia = await closing()
  register.clock.turn({ days: 30 })
  await runHourly()
  const once = await account(nia.id)
  await runHourly()
  expect(await account(nia.id)).toEqual(once)
})

async function givePet(keeperId: string) {
  const now = register.clock.now()
  const pet = {
    id: crypto.randomUUID(),
    status: 'active',
    keeperId,
    name: 'Pip',
    originalName: 'Pip',
    species: 'dog',
    breed: '{}',
    sex: 'female',
  } as const
  const more = {
    neutered: 'unknown',
    colour: 'brown',
    bornOn: '2024-01-01',
    bornExactly: false,
    registeredAt: now,
    updatedAt: now,
    statusAt: now,
    keptSince: now,
  } as const
  await register.db
    .insertInto('pet')
    .values({ ...pet, ...more })
    .execute()
  return pet.id
}

test('the authenticator app and its recovery codes go with the account', async () => {
  const person = await rescueWithApp(register)
  await person.api.updateUser({ close: { password: person.password } })
  register.clock.turn({ days: 30 })
  await runHourly()
  const tables = ['secondFactor', 'recoveryCode'] as const
  const rows = await Promise.all(
    tables.map((table) => register.db.selectFrom(table).selectAll().where('accountId', '=', person.id).execute()),
  )
  expect(rows.flat()).toEqual([])
})
