import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import type { Client } from '#src/testing/client.ts'
import { inCouncil, stray } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
})
afterAll(() => register.close())

/** A dog that came in today, and the day on which the council took it in. The clock stands on 27 March 2026. */
async function takenIn(councilFrom?: string, over: Partial<Parameters<typeof stray>[0]> = {}): Promise<string> {
  const intake = { cameOn: '2026-03-27', kind: 'stray' as const, ...(councilFrom && inCouncil(councilFrom)) }
  return (await wilma.addPetByWelfare(stray({ intake, ...over }))).data.petId
}
const animalOf = async (id: string) => (await wilma.getWelfarePets({ pageSize: 100 })).data.items.find((one) => one.id === id)
const offered = (petId: string) => wilma.sellPetByWelfare({ petId, adopter: { email: 'adopter@example.org' } })

test('a stray dog goes to nobody until the council’s seven clear days are over, whatever is declared', async () => {
  const petId = await takenIn('2026-03-20')
  // The 20th doesn’t count, nor does the 28th: the days between are seven.
  expect((await animalOf(petId))?.stray).toMatchObject({ freeOn: '2026-03-28', daysLeft: 1, councilFrom: '2026-03-20' })
  expect(await offered(petId)).toMatchObject({ status: 409, code: 'notNow', message: expect.stringContaining('from 28 March 2026') })
  const recipient = { kind: 'person', contact: { email: 'adopter@example.org' } }
  expect(await wilma.saveRehomeRequest({ petId, why: 'time', to: recipient })).toMatchObject({
    status: 409,
    code: 'notNow',
    message: expect.stringContaining('28 March'),
  })
  await wilma.saveStrayPeriod({ petId, ...inCouncil('2026-03-19') })
  expect((await animalOf(petId))?.stray).toMatchObject({ freeOn: '2026-03-27', daysLeft: 0 })
  expect(await offered(petId)).toMatchObject({ status: 200 })
})

test('while no council has it, it goes to nobody at all', async () => {
  const petId = await takenIn()
  expect((await animalOf(petId))?.stray).toMatchObject({ freeOn: null, daysLeft: null })
  expect(await offered(petId)).toMatchObject({ status: 409, message: expect.stringContaining('Tell the council') })
})

test('the council’s release is the only way to shorten it, and is written down', async () => {
  const petId = await takenIn('2026-03-25')
  const release = {
    petId,
    councilFrom: '2026-03-25',
    councilReference: 'Leeds, SD 4471',
    releasedOn: '2026-03-27',
    releaseGround: 'ownerGaveUp',
    releaseReference: 'R 88',
  } as const
  expect(await wilma.saveStrayPeriod(release)).toMatchObject({ status: 200, message: 'Saved' })
  const { petId: _, ...written } = release
  expect((await animalOf(petId))?.stray).toEqual({
    freeOn: '2026-03-27',
    daysLeft: 0,
    noticeOn: null,
    councilNation: 'greatBritain',
    ...written,
  })
  expect(await offered(petId)).toMatchObject({ status: 200 })
  const { data } = await wilma.getPetDetail({ petId })
  expect(data.timeline).toContainEqual(expect.objectContaining({ what: 'The council’s dates changed', clause: 'PET-15' }))
  expect(data.timeline.find(({ move }) => move === 'strayPeriod')?.facts).toMatchObject({
    changed: ['releasedOn', 'releaseGround'],
    now: { releasedOn: '2026-03-27', releaseGround: 'ownerGaveUp' },
  })
})

describe('the days are counted', () => {
  const freeOn = async (petId: string) => (await animalOf(petId))?.stray?.freeOn

  test('from the council’s day or the later one on which it served notice on an owner whom it knows', async () => {
    const petId = await takenIn('2026-03-20')
    expect(await freeOn(petId)).toBe('2026-03-28')
    await wilma.saveStrayPeriod({ petId, ...inCouncil('2026-03-20'), noticeOn: '2026-03-23' })
    expect(await freeOn(petId)).toBe('2026-03-31')
    await wilma.saveStrayPeriod({ petId, ...inCouncil('2026-03-20'), noticeOn: '2026-03-20' })
    expect(await freeOn(petId)).toBe('2026-03-28')
  })

  test('as five where the council is in Northern Ireland', async () => {
    const petId = await takenIn('2026-03-22')
    expect(await freeOn(petId)).toBe('2026-03-30')
    expect(await offered(petId)).toMatchObject({ status: 409, code: 'notNow' })
    await wilma.saveStrayPeriod({ petId, ...inCouncil('2026-03-22'), councilNation: 'northernIreland' })
    expect(await freeOn(petId)).toBe('2026-03-28')
    await wilma.saveStrayPeriod({ petId, ...inCouncil('2026-03-21'), councilNation: 'northernIreland' })
    expect(await animalOf(petId)).toMatchObject({ stray: { freeOn: '2026-03-27', daysLeft: 0, councilNation: 'northernIreland' } })
    expect(await offered(petId)).toMatchObject({ status: 200 })
  })

  test('by the organisation’s own nation where nobody has said where the council is, and as seven where neither is known', async () => {
    const petId = await takenIn('2026-03-22')
    const wilmas = register.db.updateTable('account').where('id', '=', register.people.wilma)
    const { nation } = await register.db
      .selectFrom('account')
      .select('nation')
      .where('id', '=', register.people.wilma)
      .executeTakeFirstOrThrow()
    await wilmas.set({ nation: 'Northern Ireland' }).execute()
    expect(await freeOn(petId)).toBe('2026-03-28')
    await wilmas.set({ nation: null }).execute()
    expect((await animalOf(petId))?.stray).toMatchObject({ freeOn: '2026-03-30', councilNation: null })
    await wilmas.set({ nation }).execute()
  })
})

test('nor does it become a cat, which the law wouldn’t hold', async () => {
  const petId = await takenIn('2026-03-27')
  const dog = stray()
  const { intake: _intake, rescueBackup: _backup, chipNumber: _chip, ...facts } = dog
  const asCat = { ...facts, petId, species: 'cat', breed: { kind: 'description' as const, text: 'Moggy' } }
  expect(await wilma.updatePet(asCat)).toMatchObject({ status: 409, code: 'speciesFixed' })
})

test('the law holds dogs: a stray cat may go as soon as its organisation finds it a home', async () => {
  const petId = await takenIn(undefined, { species: 'cat', breed: { kind: 'description', text: 'Moggy' } })
  expect((await animalOf(petId))?.stray).toBeNull()
  expect(await offered(petId)).toMatchObject({ status: 200 })
})

describe('is refused', () => {
  test('for somebody else’s animal exactly as for none: notYours', async () => {
    for (const petId of [await registeredByAnna(), newId()])
      expect(await wilma.saveStrayPeriod({ petId })).toMatchObject({ status: 404, code: 'notYours' })
  })

  test('for an animal that was given up: noStray', async () => {
    const petId = await takenIn(undefined, { intake: { cameOn: '2026-03-27', kind: 'surrender' } })
    expect(await wilma.saveStrayPeriod({ petId })).toMatchObject({ status: 409, code: 'noStray' })
  })

  test('for a dog that has left: hasLeft', async () => {
    const petId = await takenIn('2026-03-20')
    await wilma.saveOutcome({ petIds: [petId], outcome: 'transferred', on: '2026-03-27', to: 'Leeds City Council' })
    expect(await wilma.saveStrayPeriod({ petId, ...inCouncil('2026-03-10') })).toMatchObject({ status: 409, code: 'hasLeft' })
  })

  test('while it is offered to somebody: offered', async () => {
    const petId = await takenIn('2026-03-10')
    await offered(petId)
    expect(await wilma.saveStrayPeriod({ petId, ...inCouncil('2026-03-27') })).toMatchObject({ status: 409, code: 'offered' })
  })

  test.each([
    ['a council’s day to come', inCouncil('2026-03-28'), 'inFuture', 'councilFrom'],
    ['a release to come', { ...inCouncil('2026-03-20'), releasedOn: '2026-03-28', releaseReference: 'R 1' }, 'inFuture', 'releasedOn'],
    ['a release by no council', { releasedOn: '2026-03-26', releaseReference: 'R 1' }, 'councilNeeded', 'councilFrom'],
    [
      'a release before it began',
      { ...inCouncil('2026-03-26'), releasedOn: '2026-03-25', releaseReference: 'R 1' },
      'releasedTooEarly',
      'releasedOn',
    ],
    ['a mistyped year of the council’s day', inCouncil('2025-03-24'), 'councilTooEarly', 'councilFrom'],
    ['a council’s day 29 days before it came', inCouncil('2026-02-26'), 'councilTooEarly', 'councilFrom'],
    ['a day without the council that can confirm it', { councilFrom: '2026-03-20' }, 'checkAnswers', 'councilReference'],
    ['a notice to come', { ...inCouncil('2026-03-20'), noticeOn: '2026-03-28' }, 'inFuture', 'noticeOn'],
    ['a notice by no council', { noticeOn: '2026-03-26' }, 'councilNeeded', 'councilFrom'],
    ['a notice before it took it in', { ...inCouncil('2026-03-20'), noticeOn: '2026-03-19' }, 'noticeTooEarly', 'noticeOn'],
    [
      'a release before the days were over without a ground',
      { ...inCouncil('2026-03-24'), releasedOn: '2026-03-26', releaseReference: 'R 1' },
      'groundNeeded',
      'releaseGround',
    ],
    ['a release without reference', { ...inCouncil('2026-03-24'), releasedOn: '2026-03-26' }, 'referenceNeeded', 'releaseReference'],
  ])('%s', async (_what, dates, code, field) => {
    const petId = await takenIn('2026-03-24')
    const reply = await wilma.saveStrayPeriod({ petId, ...dates })
    expect(reply).toMatchObject({ status: 400, code, fields: { [field]: expect.any(String) } })
  })

  test('before the dog was born, and the sentence names both days: beforeBirth', async () => {
    const petId = await takenIn('2026-03-24', { bornOn: '2026-03-20', implant: {} })
    expect(await wilma.saveStrayPeriod({ petId, ...inCouncil('2026-03-19') })).toMatchObject({
      status: 400,
      code: 'beforeBirth',
      fields: { councilFrom: '19 March 2026 is before its date of birth, 20 March 2026. Check both dates.' },
    })
  })

  test('of no organisation: only a Welfare account has strays', async () => {
    expect(await (await register.as('anna')).saveStrayPeriod({ petId: newId() })).toMatchObject({ status: 403 })
  })
})

async function registeredByAnna(): Promise<string> {
  const anna = await register.as('anna')
  const { intake: _intake, rescueBackup: _backup, ...pet } = stray()
  return (await anna.addPet(pet)).data.petId
}

test('a council’s day up to 28 days before it came is possible, and what’s refused names both days', async () => {
  const petId = await takenIn()
  expect(await wilma.saveStrayPeriod({ petId, ...inCouncil('2026-02-27') })).toMatchObject({ status: 200 })
  expect((await wilma.saveStrayPeriod({ petId, ...inCouncil('2025-03-27') })).fields['councilFrom']).toBe(
    '27 March 2025 is too long before it came to you on 27 March 2026. Enter the day the council took it in for this stay: no more than 28 days before it came.',
  )
  expect((await animalOf(petId))?.stray?.councilFrom).toBe('2026-02-27')
})

test('the history keeps from which day to which the council’s dates changed', async () => {
  const petId = await takenIn('2026-03-20')
  await wilma.saveStrayPeriod({ petId, ...inCouncil('2026-03-19') })
  const { timeline } = (await wilma.getPetDetail({ petId })).data
  expect(timeline.find(({ move }) => move === 'strayPeriod')?.facts).toMatchObject({
    changed: ['councilFrom'],
    was: { councilFrom: '2026-03-20' },
    now: { councilFrom: '2026-03-19' },
  })
})
