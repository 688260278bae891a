import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { accountLife } from '#features/accounts/lifecycle.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { lawOn } from '#platform/law/tools.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import { stray as claimed, wish } from '#src/testing/claims.ts'
import type { Client } from '#src/testing/client.ts'
import { inCouncil, stray } from '#src/testing/litters.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { given, organisation } from '#src/testing/rehomings.ts'

let register: TestRegister
let wilma: Client
let anna: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
  anna = await register.as('anna')
})
beforeEach(async () => {
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
})
afterAll(() => register.close())

const intake = { cameOn: '2026-03-26', kind: 'stray', foundWhere: 'Woodhouse Moor', ...inCouncil('2026-03-26') } as const

/** A dog of Anna’s, as yet at home. */
async function annasDog(name = 'Tansy') {
  const chipNumber = freshChip()
  const { petId } = (await anna.addPet(animal({ chipNumber, name }))).data
  return { chipNumber, petId }
}

async function held(over: object = {}) {
  const dog = await annasDog()
  const reply = await wilma.holdAnimal({ chipNumber: dog.chipNumber, intake: { ...intake, ...over }, location: 'Kennel 4' })
  return { ...dog, ...reply.data, reply }
}

const { chipNumber: _, species: __, originalName: ___, evenIfHeldElsewhere: ____, ...RENAMED } = animal({ name: 'Rex' })

const animals = async (by = wilma) => (await by.getWelfarePets({ pageSize: 100 })).data.items
const animalOf = async (id: string) => (await animals()).find((one) => one.id === id)
const left = (petId: string, outcome: string, more: object = {}) =>
  wilma.saveOutcome({ petIds: [petId], outcome, on: '2026-03-27', ...more })
const custodies = (petId: string) => register.db.selectFrom('custody').select('status').where('petId', '=', petId).execute()

test('a stray that is registered to someone else is taken in for its keeper, who hears of it at once and stays its keeper', async () => {
  const { petId, reply } = await held()
  expect(reply).toMatchObject({ status: 200, message: 'Taken in, and we’ve told its keeper', data: { petName: 'Tansy' } })
  await register.drain()
  const letters = await mailbox(register, PEOPLE.anna.email)
  expect(letters.map(({ subject }) => subject)).toContain('Tansy is safe with Kiln Road Rescue')
  expect(letters.find(({ subject }) => subject === 'Tansy is safe with Kiln Road Rescue')?.text).toContain('Kiln Road Rescue')
  expect((await mailbox(register, PEOPLE.anna.mobile)).length).toBe(1)
  expect((await anna.getPetDetail({ petId })).data).toMatchObject({ status: 'awaitingPayment', name: 'Tansy' })
  expect(await custodies(petId)).toEqual([{ status: 'held' }])
})

test('it is in the list with its location, its notes, the council’s dates and what is left of its days', async () => {
  const { petId } = await held()
  expect(await animalOf(petId)).toMatchObject({
    name: 'Tansy',
    state: 'held',
    isHeld: true,
    isKept: false,
    intake: { kind: 'stray', location: 'Kennel 4', foundWhere: 'Woodhouse Moor', leftAt: null },
    // Its keeper was told on the 27th, a day after the council took it in: the days run from then.
    stray: { freeOn: '2026-04-04', daysLeft: 8, councilReference: 'Leeds City Council, SD 4471' },
    offer: null,
  })
  await wilma.saveLocation({ petIds: [petId], location: 'Kennel 9' })
  await wilma.saveIntakeNotes({ petId, foundWhere: 'Hyde Park', condition: 'Thin' })
  await wilma.saveStrayPeriod({ petId, ...inCouncil('2026-03-25') })
  expect(await animalOf(petId)).toMatchObject({
    intake: { location: 'Kennel 9', foundWhere: 'Hyde Park', condition: 'Thin' },
    stray: { freeOn: '2026-04-04', councilFrom: '2026-03-25' },
  })
  expect((await wilma.getWelfarePets({ state: 'held' })).data.items.map(({ id }) => id)).toContain(petId)
})

test('the report and the file of animals count it', async () => {
  const before = (await wilma.getWelfareReports()).data
  const { petId, chipNumber } = await held()
  const after = (await wilma.getWelfareReports()).data
  expect([after.totals.stray - before.totals.stray, after.withUsNow - before.withUsNow]).toEqual([1, 1])
  expect((await wilma.downloadWelfareReport()).bytes.toString()).toContain(groupChipNumber(chipNumber))
  await left(petId, 'reunited')
  expect((await wilma.getWelfareReports()).data.totals.reunited - before.totals.reunited).toBe(1)
})

describe('an organisation is no keeper of what it holds: HOLD-2', () => {
  let petId: string
  let chipNumber: string
  beforeAll(async () => {
    const dog = await held()
    petId = dog.petId
    chipNumber = dog.chipNumber
  })

  test('the row says so', async () => {
    expect((await animalOf(petId))?.can).toMatchObject({ passOn: { clause: 'HOLD-2' }, edit: { clause: 'HOLD-2' } })
  })

  test.each([
    ['offered', () => wilma.sellPetByWelfare({ petId, adopter: { email: 'adopter@example.org' }, statement: 'strayPeriodPassed' })],
    ['rehomed', () => wilma.saveRehomeRequest({ petId, why: 'other', to: { kind: 'anybody' } })],
    ['read as a record', () => wilma.getPetDetail({ petId })],
    ['changed', () => wilma.updatePet({ petId, ...RENAMED })],
    ['reported dead', () => wilma.updatePetStatus({ petId, status: 'deceased' })],
    ['reported abroad', () => wilma.updatePetStatus({ petId, status: 'exported' })],
    ['certified', () => wilma.downloadCertificate({ kind: 'registration', id: petId })],
  ])('it can’t be %s', async (_what, ask) => {
    expect((await ask()).status).toBe(404)
    expect((await anna.getPetDetail({ petId })).data).toMatchObject({ name: 'Tansy', status: 'awaitingPayment' })
  })

  test('among several that are offered together it’s named, so that it can be left out', async () => {
    const own = (await wilma.addPetByWelfare(stray({ intake: { cameOn: '2026-03-20', kind: 'surrender' } }))).data.petId
    const reply = await wilma.sellPetByWelfare({ petId: own, alsoPetIds: [petId], adopter: { email: 'adopter@example.org' } })
    expect(reply).toMatchObject({
      status: 404,
      code: 'notYours',
      clause: 'HOLD-2',
      message: expect.stringMatching(/^Tansy: An organisation that holds/),
    })
  })

  test('no pack with a transfer code is printed for it', async () => {
    expect([403, 404]).toContain((await wilma.downloadTransferPacks({ petId })).status)
    expect(await register.db.selectFrom('offer').select('id').where('petId', '=', petId).execute()).toEqual([])
  })

  test('it can’t be registered again', async () => {
    expect(await wilma.addPetByWelfare(stray({ chipNumber }))).toMatchObject({ status: 409, code: 'chipTaken' })
  })
})

describe('it leaves', () => {
  test('when it’s reunited, and its keeper reads so', async () => {
    const { petId } = await held()
    expect(await left(petId, 'reunited')).toMatchObject({ status: 200 })
    expect(await animalOf(petId)).toMatchObject({ state: 'left', isHeld: false, intake: { leftHow: 'reunited' } })
    expect(await custodies(petId)).toEqual([{ status: 'reunited' }])
    await register.drain()
    expect((await mailbox(register, PEOPLE.anna.email)).map(({ subject }) => subject)).toContain(
      'Kiln Road Rescue says Tansy is back with you',
    )
  })

  test('for the council or another organisation, which its keeper reads at once', async () => {
    const { petId } = await held()
    await left(petId, 'transferred', { to: 'Leeds City Council' })
    expect(await animalOf(petId)).toMatchObject({ state: 'left', intake: { leftHow: 'transferred', leftTo: 'Leeds City Council' } })
    expect(await custodies(petId)).toEqual([{ status: 'transferred' }])
    await register.drain()
    expect((await mailbox(register, PEOPLE.anna.email)).map(({ subject }) => subject)).toContain('Tansy is with Leeds City Council now')
  })

  test('when it dies, and its keeper is asked before the record says so', async () => {
    const { petId } = await held()
    await left(petId, 'died')
    expect(await animalOf(petId)).toMatchObject({ state: 'left', intake: { leftHow: 'died' } })
    expect(await custodies(petId)).toEqual([{ status: 'died' }])
    expect((await anna.getPetDetail({ petId })).data.status).toBe('awaitingPayment')
    expect((await anna.getDeathReport({ petId })).data.report).toMatchObject({ organisation: 'Kiln Road Rescue', diedOn: '2026-03-27' })
    await anna.answerDeathReport({ petId, hasDied: true })
    expect((await anna.getPetDetail({ petId })).data.status).toBe('deceased')
  })

  test('when its keeper gives it up to the organisation: it stays in care, with the same intake', async () => {
    const { petId, intakeId } = await held()
    const rehomingId = await given(anna, petId, { kind: 'organisation', organisationId: register.people.wilma })
    expect((await wilma.rehomeForWelfare({ rehomingId, intake: { cameOn: '2026-03-26' } })).status).toBe(200)
    expect(await animalOf(petId)).toMatchObject({
      state: 'withUs',
      isKept: true,
      isHeld: false,
      intake: { id: intakeId, location: 'Kennel 4' },
    })
    expect(await custodies(petId)).toEqual([{ status: 'kept' }])
    // Its owner has given it up, so no council holds it for them any more.
    expect((await animalOf(petId))?.stray).toBeNull()
    const offer = await wilma.sellPetByWelfare({ petId, adopter: { email: 'adopter@example.org' }, statement: 'relinquished' })
    expect(offer.status).toBe(200)
  })

  test('when the organisation becomes its keeper by a request, with the council’s reference', async () => {
    const { petId, intakeId, chipNumber } = await held({ cameOn: '2026-03-10', ...inCouncil('2026-03-10') })
    const council = { releasedOn: '2026-03-20', releaseReference: 'R 12' }
    const request = await wilma.saveKeepershipRequest(await wish(wilma, chipNumber, claimed('2026-03-10', council)))
    expect(request.status).toBe(200)
    await anna.respondKeepershipRequest({ requestId: request.data.requestId, answer: 'accept' })
    expect(await animalOf(petId)).toMatchObject({ state: 'withUs', isKept: true, isHeld: false, stray: null, intake: { id: intakeId } })
    expect(await custodies(petId)).toEqual([{ status: 'kept' }])
  })

  test('and can be taken in again', async () => {
    const { petId, chipNumber } = await held()
    await left(petId, 'reunited')
    expect((await wilma.holdAnimal({ chipNumber, intake })).status).toBe(200)
    expect(await animalOf(petId)).toMatchObject({ state: 'held' })
  })
})

test('one that goes to another keeper while it is held is held for that one', async () => {
  const { petId } = await held({ kind: 'seized', councilFrom: undefined, councilReference: '' })
  const marsh = await organisation(register, 'Marsh Rescue')
  const rehomingId = await given(anna, petId, { kind: 'organisation', organisationId: marsh.id })
  await marsh.api.rehomeForWelfare({ rehomingId, intake: { cameOn: '2026-03-26' } })
  expect(await animalOf(petId)).toMatchObject({ state: 'held', isHeld: true })
})

test('the keeper is told, so the organisation may ask to be its keeper', async () => {
  const { chipNumber } = await held()
  expect((await wilma.getChipInfo({ chipNumber })).data.can.claimFound).toBe(true)
})

test('a foster home may have it meanwhile', async () => {
  const { petId } = await held()
  await left(petId, 'inFoster', { location: 'Foster home, Otley' })
  expect(await animalOf(petId)).toMatchObject({ state: 'inFoster', isHeld: true })
  await left(petId, 'withUs')
  expect(await animalOf(petId)).toMatchObject({ state: 'held' })
})

describe('is refused, and nothing is written', () => {
  const hold = async (over: object = {}, by = wilma) => by.holdAnimal({ chipNumber: (await annasDog()).chipNumber, intake, ...over })

  test('by an organisation that Staff haven’t verified: notVerified', async () => {
    const marsh = await organisation(register, 'Dale Rescue', { verified: false })
    expect(await hold({}, marsh.api)).toMatchObject({ status: 403, code: 'notVerified' })
  })

  test('of a chip that no one has registered: notRegistered', async () => {
    expect(await hold({ chipNumber: freshChip() })).toMatchObject({ status: 404, code: 'notRegistered' })
  })

  test('on a day to come: inFuture', async () => {
    expect(await hold({ intake: { ...intake, cameOn: '2026-03-28' } })).toMatchObject({ status: 400, code: 'inFuture' })
    expect(await hold({ intake: { ...intake, councilFrom: '2026-03-28' } })).toMatchObject({ status: 400, code: 'inFuture' })
  })

  test('before it was born, and with a council’s day long before it came: beforeBirth, councilTooEarly', async () => {
    expect(await hold({ intake: { ...intake, cameOn: '2020-03-26' } })).toMatchObject({ status: 400, code: 'beforeBirth' })
    expect(await hold({ intake: { ...intake, councilFrom: '2025-03-26' } })).toMatchObject({ status: 400, code: 'councilTooEarly' })
  })

  test('twice, by another organisation, of its own animal and of a dead one: notHeld', async () => {
    const { chipNumber } = await held()
    expect(await wilma.holdAnimal({ chipNumber, intake })).toMatchObject({ status: 409, code: 'notHeld', clause: 'HOLD-1' })
    const marsh = await organisation(register, 'Fell Rescue')
    expect(await marsh.api.holdAnimal({ chipNumber, intake })).toMatchObject({ status: 409, code: 'notHeld' })
    const own = stray()
    await wilma.addPetByWelfare(own)
    expect(await wilma.holdAnimal({ chipNumber: own.chipNumber, intake })).toMatchObject({ status: 409, code: 'notHeld' })
    const dead = await annasDog()
    await anna.updatePetStatus({ petId: dead.petId, status: 'deceased' })
    expect(await wilma.holdAnimal({ chipNumber: dead.chipNumber, intake })).toMatchObject({ status: 409, code: 'notHeld' })
  })
})

test('somebody who has left the register can’t be told, and the animal is taken in all the same', async () => {
  const gone = await join(register)
  const chipNumber = freshChip()
  await gone.api.addPet(animal({ chipNumber }))
  await register.db.transaction().execute(async (db) => {
    const { transition } = lawOn(db, register.clock.now(), gone.id)
    await transition(accountLife, 'close', gone.id, 'holder')
    await transition(accountLife, 'end', gone.id, 'clock')
  })
  expect(await wilma.holdAnimal({ chipNumber, intake })).toMatchObject({ status: 200, data: { threadId: null } })
})

test('an animal that was reported stolen isn’t given up by whoever brings it, but is held for its keeper: reportedStolen', async () => {
  const { chipNumber, petId } = await annasDog()
  await anna.updatePetStatus({ petId, status: 'stolen' })
  const surrendered = { cameOn: '2026-03-26', kind: 'surrender' } as const
  expect(await wilma.holdAnimal({ chipNumber, intake: surrendered })).toMatchObject({
    status: 409,
    code: 'reportedStolen',
    clause: 'HOLD-1',
  })
  expect(await wilma.holdAnimal({ chipNumber, intake })).toMatchObject({ status: 200 })
})

test('the letter to its keeper names the verified rescue and the number it gives to everyone', async () => {
  const organisation = { organisation: 'Kiln Road Rescue', organisationKind: 'rescue', listing: { listed: true, phone: '01134960123' } }
  const wilmas = register.db.updateTable('profile').where('accountId', '=', register.people.wilma)
  await wilmas.set({ details: JSON.stringify(organisation) }).execute()
  await held()
  await register.drain()
  const letter = (await mailbox(register, PEOPLE.anna.email)).find(({ subject }) => subject === 'Tansy is safe with Kiln Road Rescue')
  expect(letter?.text).toContain('Kiln Road Rescue, an organisation that we’ve checked')
  expect(letter?.text).toContain('Its phone number is 01134960123')
  expect(letter?.text).not.toContain('gave the name')
})

test('an arrival of more than a year ago is held once it’s confirmed: longAgo', async () => {
  const rescue = await register.as('wilma')
  const pet = animal()
  await (await register.as('anna')).addPet(pet)
  const hold = (over: object = {}) =>
    rescue.holdAnimal({ chipNumber: pet.chipNumber, intake: { cameOn: '2025-03-26', kind: 'stray', ...over } })
  expect(await hold()).toMatchObject({ status: 400, code: 'longAgo' })
  expect(await hold({ isLongAgo: true })).toMatchObject({ status: 200 })
})
