import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemoPeer } from '#adapters/databases/peer.ts'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { haveChips } from '#src/testing/implants.ts'
import { inCouncil, stray } from '#src/testing/litters.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { join } from '#src/testing/newcomer.ts'
import { giveCredits } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
})
afterAll(() => register.close())

const petOf = (id: string) => register.db.selectFrom('pet').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const intakes = () => register.db.selectFrom('intake').selectAll().execute()

test('the organisation keeps the animal it took in, and stays its rescue back-up', async () => {
  const reply = await wilma.addPetByWelfare(stray({ name: 'Pip' }))
  expect(reply).toMatchObject({ status: 200, message: 'The animal is on the register', data: { petName: 'Pip' } })
  expect(await petOf(reply.data.petId)).toMatchObject({
    status: 'awaitingPayment',
    keeperId: register.people.wilma,
    rescueBackupId: register.people.wilma,
  })
  expect((await intakes()).find(({ id }) => id === reply.data.intakeId)).toMatchObject({
    petId: reply.data.petId,
    organisationId: register.people.wilma,
    kind: 'stray',
    cameOn: '2026-03-20',
    foundWhere: 'Woodhouse Moor',
    condition: 'Thin',
    leftAt: null,
  })
  expect(reply.data.payment).toMatchObject({
    paid: 0,
    owing: 1,
    pay: { lines: [{ plan: 'single', quantity: 1 }], amount: { pence: 1500 } },
  })
  const letter = await newestTo(register, PEOPLE.wilma.email)
  expect(letter.subject).toBe('Pip is on the register')
  expect(letter.text).toContain('One registration still needs paying for: £15.')
})

test('an organisation with registrations in hand pays with one', async () => {
  await giveCredits(register, register.people.wilma, 1)
  const { data } = await wilma.addPetByWelfare(stray())
  expect((await petOf(data.petId)).status).toBe('active')
  expect(data.payment).toEqual({ paid: 1, owing: 0, pay: null, words: 'We used one of your credits.' })
  expect((await wilma.getCredits()).data.left).toBe(0)
})

test('it is no rescue back-up where it says so', async () => {
  const { data } = await wilma.addPetByWelfare(stray({ rescueBackup: false }))
  expect((await petOf(data.petId)).rescueBackupId).toBeNull()
})

test('of several who register one chip at the same moment one wins, and there is one intake', async () => {
  const before = (await intakes()).length
  const asked = stray()
  const replies = await Promise.all(Array.from({ length: 5 }, () => wilma.addPetByWelfare(asked)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(replies.filter(({ status }) => status === 409).every(({ code }) => code === 'chipTaken')).toBe(true)
  expect((await intakes()).length).toBe(before + 1)
})

test('a chip of our stock that is in no animal cannot be registered: ofOurStock', async () => {
  const { numbers, unsold } = await haveChips(register)
  for (const chipNumber of [unsold, numbers[0] ?? '']) {
    const reply = await wilma.addPetByWelfare(stray({ chipNumber }))
    expect(reply).toMatchObject({ status: 409, code: 'ofOurStock', clause: 'STOCK-4', fields: { chipNumber: expect.any(String) } })
  }
  expect((await newestTo(register, PEOPLE.idris.email)).subject).toContain('tried to register')
})

describe('what cannot be', () => {
  const early = (councilFrom: string) => ({ cameOn: '2026-03-20', kind: 'stray', ...inCouncil(councilFrom) }) as const
  const cases = [
    ['a breed of another kind', { species: 'cat' }, 'breedUnknown', 'breed'],
    ['a birth that is still to come', { bornOn: '2031-01-01' }, 'bornInFuture', 'bornOn'],
    ['a dog of 60 years', { bornOn: '1966-01-01' }, 'bornTooLongAgo', 'bornOn'],
    ['a chip implanted tomorrow', { implant: { implantedOn: '2026-03-28' } }, 'implantDateWrong', 'implant.implantedOn'],
    ['a photo that nobody uploaded', { photoId: newId() }, 'noSuchPhoto', 'photoId'],
    ['an intake before its birth', { intake: { cameOn: '2021-05-11', kind: 'surrender' } }, 'beforeBirth', 'intake.cameOn'],
    ['a council’s day before its birth', { intake: early('2021-05-11') }, 'beforeBirth', 'intake.councilFrom'],
    ['a council’s day in a mistyped year', { intake: early('2025-03-20') }, 'councilTooEarly', 'intake.councilFrom'],
    [
      'an intake long before its estimated birth',
      { bornExactly: false, intake: { cameOn: '2020-05-10', kind: 'stray' } },
      'beforeBirth',
      'intake.cameOn',
    ],
    ['an intake tomorrow', { intake: { cameOn: '2026-03-28', kind: 'stray' } }, 'inFuture', 'intake.cameOn'],
  ] as const
  test.each(cases)('%s is refused, and nothing is written', async (_what, over, code, field) => {
    const before = await intakes()
    const reply = await wilma.addPetByWelfare({ ...stray(), ...over })
    expect(reply).toMatchObject({ status: 400, code })
    expect(Object.keys(reply.fields)).toEqual([field])
    expect(await intakes()).toEqual(before)
  })
})

test('an organisation that Staff have not verified takes nothing in', async () => {
  const professional = { kind: 'Welfare', organisation: 'Nia’s Rescue', organisationKind: 'rescue', registrationNumber: '1' }
  const nia = await join(register, { profileType: 'Welfare', professional })
  expect(await nia.api.addPetByWelfare(stray())).toMatchObject({ status: 403, code: 'notVerified' })
})

test('a chip that another register holds is refused with its name, and entered when the organisation says so', async () => {
  const chipNumber = freshChip()
  const peer = await startDemoPeer({ name: 'Fernside', holds: new Set([chipNumber]) })
  await register.db
    .insertInto('otherRegister')
    .values({ code: 'fernside', name: 'Fernside Register', phone: null, askUrl: peer.url, checkedOn: '2026-03-01' })
    .execute()
  const reply = await wilma.addPetByWelfare(stray({ chipNumber }))
  expect(reply).toMatchObject({ status: 409, code: 'heldElsewhere' })
  expect(reply.fields['chipNumber']).toContain('Fernside Register')
  expect(reply).toMatchObject({ clause: 'HOLD-8', fields: { chipNumber: expect.stringContaining('ask them to tell the keeper') } })
  const cat = { species: 'cat', breed: { kind: 'breed', breedId: 'ragdoll' }, name: 'Misty' } as const
  const { data, status } = await wilma.addPetByWelfare(stray({ ...cat, chipNumber, evenIfHeldElsewhere: true }))
  expect(status).toBe(200)

  const misty = async () => (await wilma.getStay({ petId: data.petId })).data.stay
  expect((await misty())?.elsewhere, 'it’s held for its keeper there, seven clear days').toEqual({ until: '2026-04-04', daysLeft: 8 })
  const sleep = { petIds: [data.petId], outcome: 'euthanised', on: '2026-03-27', decidedBy: 'Otley Vets', isCertain: true } as const
  expect(await wilma.saveOutcome({ ...sleep, reason: 'illness' })).toMatchObject({ status: 409, code: 'onlySuffering', clause: 'HOLD-7' })
  register.clock.turn({ days: 8 })
  wilma = await register.as('wilma')
  expect((await misty())?.elsewhere, 'the days are over').toBe(null)
  expect(await wilma.saveOutcome({ ...sleep, reason: 'illness' })).not.toMatchObject({ code: 'onlySuffering' })
  await register.db.updateTable('otherRegister').set({ askUrl: null }).where('code', '=', 'fernside').execute()
  await peer.close()
})

test('where it’s kept is written down as it comes', async () => {
  const { data } = await wilma.addPetByWelfare({ ...stray(), location: 'Kennel 10' })
  expect((await intakes()).find(({ id }) => id === data.intakeId)).toMatchObject({ location: 'Kennel 10' })
})

test('kennels are listed as people count', async () => {
  for (const location of ['Kennel 2', 'Kennel 1', 'Foster home, Otley']) await wilma.addPetByWelfare({ ...stray(), location })
  expect((await wilma.getWelfarePets({})).data.locations).toEqual(['Foster home, Otley', 'Kennel 1', 'Kennel 2', 'Kennel 10'])
})

test('an arrival of more than a year ago is taken in once it’s confirmed: longAgo', async () => {
  const rescue = await register.as('wilma')
  const slip = { cameOn: '2025-03-26', kind: 'surrender' } as const
  const asked = {
    status: 400,
    code: 'longAgo',
    fields: { 'intake.cameOn': expect.stringContaining('26 March 2025 is more than a year ago') },
  }
  expect(await rescue.addPetByWelfare(stray({ intake: slip }))).toMatchObject(asked)
  expect(await rescue.addPetByWelfare(stray({ intake: { ...slip, isLongAgo: true } }))).toMatchObject({ status: 200 })
})
