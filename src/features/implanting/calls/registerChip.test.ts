import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { lookupLog } from '#features/lookup/log.ts'
import { LETTERS_A_DAY } from '#features/offers/lifecycle.ts'
import { giveCreditBatch } from '#features/plans/ledger.ts'
import { creditsLeft } from '#features/plans/queries/credits.ts'
import { decideBatch, listBatches } from '#features/staff/contract.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { chainHolds } from '#platform/law/event.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped, freezeBatch, haveChips, petOf, unitOf, verifiedImplanter } from '#src/testing/implants.ts'
import { fileOfLetters, withoutEmail } from '#src/testing/letters.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { database } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'

let register: TestRegister
let idris: Client
beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, 'right@example.org', 'never@example.org', '+447700900777')
})
beforeEach(async () => {
  register.clock.turn({ minutes: 70 })
  idris = await register.as('idris')
})
afterAll(() => register.close())

const implantOf = (number: string) => register.db.selectFrom('implant').selectAll().where('chipNumber', '=', number).executeTakeFirst()
const offersOf = (petId: string) => register.db.selectFrom('offer').selectAll().where('petId', '=', petId).orderBy('createdAt').execute()

describe('an implanter who has chipped an animal', () => {
  test('registers it though it has an older chip, which the law doesn’t count: both numbers find it, and its record shows both', async () => {
    const [number, olderChip, keeper] = [freshChip(), '00061B23C4', await joinConfirmed(register)]
    const asked = chipped(number, { olderChip, to: { email: keeper.email } })
    const second = { ...asked, implant: { ...asked.implant, scanBefore: 'otherChip' as const } }
    const { status, data } = await idris.registerChip(second)
    expect(status).toBe(200)
    await idris.withdrawPetRequest({ requestId: data.requestId })
    const again = await idris.registerChip(second)
    expect(again).toMatchObject({ status: 200, data: { petId: data.petId } })
    await keeper.api.customerAcceptRejectPetRequest({ requestId: again.data.requestId, answer: 'accept' })
    for (const chipNumber of [number, olderChip])
      expect((await register.stranger.publicChipInfo({ chipNumber })).data).toMatchObject({ result: 'registeredHere' })
    expect((await keeper.api.getPetDetail({ petId: data.petId })).data).toMatchObject({ chipNumber: number, olderChips: ['00 061B 23C4'] })
    expect(await register.db.selectFrom('chip').selectAll().where('number', '=', olderChip).execute()).toMatchObject([
      { petId: data.petId },
    ])
  })

  test('registers it for its keeper, who is asked; until then it can be found, and finders reach the implanter', async () => {
    const { numbers, batchId } = await haveChips(register)
    const [number = ''] = numbers
    const asked = chipped(number)
    const reply = await idris.registerChip(asked)
    expect(reply).toMatchObject({ status: 200, data: { petName: 'Moss', chipNumber: number, fromStock: true } })
    expect((await idris.registerChip(chipped(freshChip()))).data.fromStock).toBe(false)
    expect(await petOf(register, reply.data.petId)).toMatchObject({
      status: 'awaitingConfirmation',
      keeperId: register.people.idris,
      implantedOn: '2026-03-27',
      implantSite: 'Between the shoulder blades',
      implanterName: 'Idris Bevan',
    })
    expect(await implantOf(number)).toMatchObject({ petId: reply.data.petId, batchId, scanAfter: true, customerEmail: asked.to.email })
    expect((await unitOf(register, number)).status).toBe('implanted')
    const letter = await newestTo(register, asked.to.email ?? '')
    expect(letter.subject).toBe('An implanter asks you to confirm that a dog is yours')
    expect(letter.text).toContain('What to do')
    for (const typed of ['Moss', 'idris@']) expect(letter.text).not.toContain(typed)
    expect((await register.stranger.publicChipInfo({ chipNumber: number })).data).toMatchObject({ result: 'registeredHere', relay: true })
    const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', reply.data.petId).orderBy('seq').execute()
    expect(events).toMatchObject([{ move: 'registerFor', byRole: 'Implanter' }])
    expect(chainHolds(events)).toBe(true)
  })

  test('where another register holds the chip is warned and asked first; after a yes both are named at once, and its keeper can still say that it’s theirs', async () => {
    const { numbers } = await haveChips(register)
    const fernside = await database(register)
    const keeper = await joinConfirmed(register)
    for (const chip of [freshChip(), numbers[0] ?? '']) {
      fernside.holds(chip)
      const refused = await idris.registerChip(chipped(chip))
      expect(refused).toMatchObject({ status: 409, code: 'heldElsewhere', clause: 'CHIP-2' })
      expect(refused.fields?.['pet.evenIfHeldElsewhere']).toContain(`${fernside.name} says it holds this microchip`)
      expect(await implantOf(chip)).toBeUndefined()
    }
    const number = numbers[0] ?? ''
    const asked = chipped(number, { to: { email: keeper.email } })
    const { data } = await idris.registerChip({ ...asked, pet: { ...asked.pet, evenIfHeldElsewhere: true } })
    expect((await register.stranger.publicChipInfo({ chipNumber: number })).data).toMatchObject({
      unproven: true,
      others: [{ name: fernside.name }],
    })
    expect((await keeper.api.customerAcceptRejectPetRequest({ requestId: data.requestId, answer: 'accept' })).status).toBe(200)
    expect((await keeper.api.getPetDetail({ petId: data.petId })).data).toMatchObject({
      open: 'unproven',
      unproven: { why: 'twoRegisters', register: fernside.name },
    })
    await fernside.close()
  })

  test('hands it over by the yes of its keeper, and the chip is on the register then', async () => {
    const { numbers } = await haveChips(register)
    const [number = ''] = numbers
    const keeper = await joinConfirmed(register)
    const { data } = await idris.registerChip(chipped(number, { to: { email: keeper.email } }))
    const yes = await keeper.api.customerAcceptRejectPetRequest({ requestId: data.requestId, answer: 'accept' })
    expect(yes.status).toBe(200)
    expect((await petOf(register, data.petId)).keeperId).toBe(keeper.id)
    expect((await unitOf(register, number)).status).toBe('registered')
    const { data: mine } = await idris.getImplanterImplantedChips({ query: number })
    expect(mine.items[0]).toMatchObject({ state: 'registered', ageDays: 0 })
    expect(JSON.stringify(mine)).not.toContain(keeper.email)
  })

  test('may do so for the breeder of a litter', async () => {
    const { data } = await idris.registerChip(chipped(freshChip(), { as: 'breeder', to: { email: PEOPLE.bryony.email } }))
    const bryony = await register.as('bryony')
    const yes = await bryony.breederAcceptRejectPetRequest({ requestId: data.requestId, answer: 'accept' })
    expect(yes).toMatchObject({ status: 200, data: { keeper: true } })
    expect(await petOf(register, data.petId)).toMatchObject({ keeperId: register.people.bryony, breederId: register.people.bryony })
  })

  test('may use a chip of another maker, which belongs to no batch', async () => {
    const number = freshChip()
    expect((await idris.registerChip(chipped(number))).status).toBe(200)
    expect(await implantOf(number)).toMatchObject({ batchId: null })
  })

  test('gives one of their registrations where they say so, and only once for an animal', async () => {
    const { db, clock, people } = register
    const none = await idris.registerChip(chipped(freshChip(), { withCredit: true }))
    expect(none).toMatchObject({ status: 409, code: 'noneLeft' })
    await giveCreditBatch(db, { accountId: people.idris, source: 'manual', quantity: 2, now: clock.now() })
    const asked = chipped(freshChip(), { withCredit: true })
    const { data } = await idris.registerChip(asked)
    await idris.withdrawPetRequest({ requestId: data.requestId })
    expect((await idris.registerChip(asked)).status).toBe(200)
    const used = await db.selectFrom('creditEntry').selectAll().where('petId', '=', data.petId).execute()
    expect(used.map(({ change }) => change)).toEqual([-1, 1, -1])
    expect(await creditsLeft(db, people.idris, clock.now())).toBe(1)
  })

  test('who sends the same draft again is answered as before, and nothing is doubled', async () => {
    const asked = chipped(freshChip(), { draftId: newId() })
    const replies = await Promise.all([idris.registerChip(asked), idris.registerChip(asked)])
    const third = await idris.registerChip(asked)
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set([...replies, third].map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await offersOf(third.data.petId)).toHaveLength(1)
    const other = await idris.registerChip({ ...asked, pet: { ...asked.pet, chipNumber: freshChip() } })
    expect(other).toMatchObject({ status: 409, code: 'draftUsed' })
  })

  test('asks somebody else about the same animal once the first has said no', async () => {
    const keeper = await joinConfirmed(register)
    const asked = chipped(freshChip(), { to: { email: keeper.email } })
    const { data } = await idris.registerChip(asked)
    const early = await idris.registerChip({ ...asked, to: { email: 'right@example.org' } })
    expect(early).toMatchObject({ status: 409, code: 'chipTaken', message: expect.stringContaining('Withdraw that request first') })
    await keeper.api.customerAcceptRejectPetRequest({ requestId: data.requestId, answer: 'reject', reason: 'notMine' })
    const state = await idris.getImplanterImplantedChips({ query: asked.pet.chipNumber })
    expect(state.data.items[0]).toMatchObject({ state: 'unregistered' })

    const again = await idris.registerChip({ ...asked, to: { email: 'right@example.org' }, pet: { ...asked.pet, name: 'Fern' } })
    expect(again).toMatchObject({ status: 200, data: { petId: data.petId } })
    expect(again.data.requestId).not.toBe(data.requestId)
    expect((await petOf(register, data.petId)).name).toBe('Fern')
    expect((await newestTo(register, 'right@example.org')).subject).toBe('Tell us if Fern is yours')
  })
})

describe('a finder of an animal that nobody has said to be theirs', () => {
  const write = (chipNumber: string, message: string) => register.stranger.addMicrochipLookup({ chipNumber, message })

  test('reaches the implanter and also whom it was registered for, with or without an answer', async () => {
    const asked = chipped(freshChip(), { to: { email: 'never@example.org', mobile: '07700 900 777' } })
    await idris.registerChip(asked)
    await write(asked.pet.chipNumber, 'She sits in my garden')
    expect((await newestTo(register, PEOPLE.idris.email)).text).toContain('She sits in my garden')
    expect(await newestTo(register, 'never@example.org')).toMatchObject({ subject: 'Someone has found Moss' })
    expect((await newestTo(register, '+447700900777')).text).toContain('She sits in my garden')

    register.clock.turn({ days: 14 })
    await register.runJob('watchOffers', {})
    await write(asked.pet.chipNumber, 'She is still here')
    const { text } = await newestTo(register, 'never@example.org')
    expect(text).toContain('She is still here')
    expect(text).not.toMatch(/Idris|Bevan|homeward\.example/)
  })

  test('is told truly that the keeper hasn’t confirmed and that the implanter reads the message; the implanter hears of lookups as an implanter', async () => {
    const { chipNumber } = (await idris.registerChip(chipped(freshChip()))).data
    const { data } = await register.stranger.publicChipInfo({ chipNumber })
    expect(data).toMatchObject({ result: 'registeredHere', relay: true, reader: 'implanter' })
    expect(data.headline).toBe('This microchip is registered here, but its keeper hasn’t confirmed that yet')
    expect(data.advice[0]).toContain('send the implanter a message')
    await lookupLog(register.services).flush()
    await register.drain()
    const { text } = await newestTo(register, PEOPLE.idris.email)
    expect(text).toContain('an animal you chipped')
    expect(text).not.toContain('your pet')

    const before = (await mailbox(register, PEOPLE.idris.email)).length
    await idris.publicChipInfo({ chipNumber })
    await lookupLog(register.services).flush()
    await register.drain()
    expect(await mailbox(register, PEOPLE.idris.email)).toHaveLength(before)

    await register.stranger.addMicrochipLookup({ chipNumber, message: 'She is here', finderEmail: 'right@example.org' })
    expect((await newestTo(register, 'right@example.org')).subject).toBe('We’ve told the implanter')
  })

  test('does not reach who said that it is not theirs', async () => {
    const keeper = await joinConfirmed(register)
    const asked = chipped(freshChip(), { to: { email: keeper.email } })
    const { data } = await idris.registerChip(asked)
    await keeper.api.customerAcceptRejectPetRequest({ requestId: data.requestId, answer: 'reject', reason: 'notMine' })
    const before = (await mailbox(register, keeper.email)).length
    await write(asked.pet.chipNumber, 'She is with me')
    expect(await mailbox(register, keeper.email)).toHaveLength(before)
  })
})

describe('a chip is not registered', () => {
  const refused = async (asked: object, who = idris) => who.registerChip(asked)

  test('by an implanter whose certificate nobody has checked: notVerified', async () => {
    const { api } = await verifiedImplanter(register, { standing: 'applied' })
    expect(await refused(chipped(freshChip()), api)).toMatchObject({ status: 403, code: 'notVerified' })
  })

  test('under 8 weeks old, for somebody who isn’t said to keep its mother: motherKeeperNeeded', async () => {
    const asked = chipped(freshChip())
    const young = { ...asked, pet: { ...asked.pet, bornOn: '2026-03-01' } }
    const needed = { status: 400, code: 'motherKeeperNeeded', fields: { keepsMother: expect.anything() } }
    expect(await refused(young)).toMatchObject(needed)
    const cat = { ...young.pet, species: 'cat', breed: { kind: 'description', text: 'Tabby' } }
    expect(await refused({ ...young, pet: cat })).toMatchObject(needed)
    expect((await refused({ ...young, keepsMother: true })).status).toBe(200)
    const litter = chipped(freshChip(), { as: 'breeder' })
    expect((await refused({ ...litter, pet: { ...litter.pet, bornOn: '2026-03-01' } })).status).toBe(200)
  })

  test('in an animal with an older chip that is known here: olderChipTaken', async () => {
    const anna = await register.as('anna')
    expect((await anna.addPet(chipped('012345671').pet)).status).toBe(200)
    const asked = chipped(freshChip(), { olderChip: '012345671' })
    const reply = await refused({ ...asked, implant: { ...asked.implant, scanBefore: 'otherChip' } })
    expect(reply).toMatchObject({ status: 409, code: 'olderChipTaken', fields: { olderChip: expect.anything() } })
  })

  test('in a kind of animal that the certificate does not cover: outOfScope', async () => {
    const { api } = await verifiedImplanter(register, { species: ['dog'] })
    const cat = chipped(freshChip())
    const reply = await refused({ ...cat, pet: { ...cat.pet, species: 'cat', breed: { kind: 'description', text: 'Tabby' } } }, api)
    expect(reply).toMatchObject({ status: 403, code: 'outOfScope' })
  })

  test('in a tortoise by anybody but a vet: vetsOnly', async () => {
    const tortoise = chipped(freshChip())
    const asked = { ...tortoise, pet: { ...tortoise.pet, species: 'tortoise', breed: { kind: 'description', text: 'Spur-thighed' } } }
    expect(await refused(asked)).toMatchObject({ status: 403, code: 'vetsOnly' })
    const vet = await verifiedImplanter(register, { role: 'vet', species: ['dog'] })
    expect((await refused(asked, vet.api)).status).toBe(200)
  })

  test.each([
    ['otherChip', 409, { scanBefore: 'otherChip' }],
    ['notScanned', 400, { scanAfter: false }],
    ['inFuture', 400, { implantedOn: '2027-03-27' }],
    ['beforeBirth', 400, { implantedOn: '2026-01-19' }],
    ['tooLongAgo', 400, { implantedOn: '1890-10-14' }],
  ] as const)('%s, because of how it was put in', async (code, status, over) => {
    const asked = chipped(freshChip())
    expect(await refused({ ...asked, implant: { ...asked.implant, ...over } })).toMatchObject({ status, code })
  })

  test.each([
    ['breedUnknown', 400, { breed: { kind: 'breed', breedId: 'unicorn' } }],
    ['bornInFuture', 400, { bornOn: '2027-01-01' }],
    ['bornTooLongAgo', 400, { bornOn: '1950-01-01' }],
  ] as const)('%s, because of what is written of the animal', async (code, status, over) => {
    const asked = chipped(freshChip())
    expect(await refused({ ...asked, pet: { ...asked.pet, ...over } })).toMatchObject({ status, code })
  })

  test('for nobody, or for oneself: contactNeeded and toYourself', async () => {
    expect(await refused(chipped(freshChip(), { to: {} }))).toMatchObject({ status: 400, code: 'contactNeeded' })
    expect(await refused(chipped(freshChip(), { to: { email: PEOPLE.idris.email } }))).toMatchObject({ status: 400, code: 'toYourself' })
  })

  test('when it is on the register: chipTaken', async () => {
    const [number, anna] = [freshChip(), await register.as('anna')]
    expect((await anna.addPet(chipped(number).pet)).status).toBe(200)
    expect(await refused(chipped(number))).toMatchObject({ status: 409, code: 'chipTaken' })
    expect(await implantOf(number)).toBeUndefined()
  })

  test('when another implanter holds it: otherHolder, and the holder is told, once, without a name', async () => {
    const other = await verifiedImplanter(register, {})
    const { numbers } = await haveChips(register, { holder: other.id })
    const [number = ''] = numbers
    expect(await refused(chipped(number))).toMatchObject({ status: 409, code: 'otherHolder' })
    await refused(chipped(number))
    const letters = (await mailbox(register, other.email)).filter(({ subject }) => subject?.includes('tried to register'))
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).not.toMatch(/Idris|idris/)
    const { id } = await unitOf(register, number)
    const noted = await register.db.selectFrom('event').selectAll().where('subjectId', '=', id).where('move', '=', 'otherHolder').execute()
    expect(noted).toHaveLength(1)
    expect(await implantOf(number)).toBeUndefined()
  })

  test('when it is no longer sterile: notSterile', async () => {
    const { numbers } = await haveChips(register, { expiresIn: 5 })
    register.clock.turn({ days: 6 })
    idris = await register.as('idris')
    const asked = chipped(numbers[0] ?? '')
    const late = { ...asked, implant: { ...asked.implant, implantedOn: register.clock.now().toISOString().slice(0, 10) } }
    expect(await refused(late)).toMatchObject({ status: 409, code: 'notSterile' })
  })

  test('when its batch was frozen on the day and it isn’t said to be in the animal already; an implant of a day before is registered', async () => {
    const { numbers, batchId } = await haveChips(register)
    register.clock.turn({ days: 1 })
    await freezeBatch(register, batchId)
    const [first = '', second = '', third = ''] = numbers
    const today = { ...chipped(first).implant, implantedOn: londonDate(register.clock.now()) }
    const early = await refused(chipped(first, { implant: today }))
    expect(early).toMatchObject({ status: 409, code: 'frozen', fields: { alreadyIn: expect.stringContaining('already in the animal') } })
    expect(await refused(chipped(first, { implant: today, alreadyIn: true }))).toMatchObject({ status: 200 })
    expect(await refused(chipped(second, { implant: { ...today, implantedOn: '2026-03-27' } }))).toMatchObject({ status: 200 })
    expect((await unitOf(register, third)).status).toBe('withImplanter')
    const batches = await deskOf(() => register)(listBatches, {})
    expect(batches.items.find(({ status, registeredSince }) => status === 'frozen' && registeredSince === 2)).toBeDefined()
  })

  test('of a recalled batch, except where it’s in an animal already; then its implanter is told of the recall', async () => {
    const { numbers, code } = await haveChips(register)
    await deskOf(() => register)(decideBatch, { code, decision: 'recall', reason: 'The maker asked us to' })
    const [number = ''] = numbers
    const implant = { ...chipped(number).implant, implantedOn: londonDate(register.clock.now()) }
    expect(await refused(chipped(number, { implant }))).toMatchObject({ status: 409, code: 'frozen' })
    expect(await refused(chipped(number, { implant, alreadyIn: true }))).toMatchObject({ status: 200 })
    expect((await unitOf(register, number)).status).toBe('implanted')
    await register.drain()
    expect((await newestTo(register, PEOPLE.idris.email)).text).toContain('tell them yourself')
  })

  test('when it has not arrived, or was never sold to anybody: usedAlready', async () => {
    const { numbers, unsold } = await haveChips(register, { status: 'dispatched' })
    const early = await refused(chipped(numbers[0] ?? ''))
    expect(early).toMatchObject({ status: 409, code: 'usedAlready', message: expect.stringContaining('the order has arrived') })
    expect(await refused(chipped(unsold))).toMatchObject({ status: 409, code: 'usedAlready' })
  })
})

describe('of two at the same moment exactly one wins, and the other is told why:', () => {
  test('two implanters register one chip of another maker', async () => {
    const other = await verifiedImplanter(register, {})
    const number = freshChip()
    const replies = await Promise.all([idris, other.api].map((who) => who.registerChip(chipped(number))))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({
      code: 'chipTaken',
      message: 'This microchip is already registered',
    })
  })

  test('two implanters register one chip that one of them holds', async () => {
    const other = await verifiedImplanter(register, {})
    const { numbers } = await haveChips(register, { holder: other.id })
    const replies = await Promise.all([idris, other.api].map((who) => who.registerChip(chipped(numbers[0] ?? ''))))
    expect(replies[1]?.status).toBe(200)
    expect(replies[0]?.status).toBe(409)
  })

  test('one implanter registers one chip twice', async () => {
    const { numbers } = await haveChips(register)
    const replies = await Promise.all([1, 2].map(() => idris.registerChip(chipped(numbers[0] ?? ''))))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ code: 'chipTaken' })
  })

  test('an implanter registers a chip and its keeper does', async () => {
    const number = freshChip()
    const anna = await register.as('anna')
    const replies = await Promise.all([idris.registerChip(chipped(number)), anna.addPet(chipped(number).pet)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a keeper without e-mail and mobile', () => {
  test.each([
    ['nobody', {}, 'contactNeeded', 'to.email'],
    ['an address without a name', { address: withoutEmail().address }, 'nameNeeded', 'to.name'],
    ['a name without an address', { name: 'Mary Jones' }, 'addressNeeded', 'to.address.line1'],
    ['a landline', { name: 'Mary Jones', landline: '01295 810123' }, 'addressNeeded', 'to.address.line1'],
  ])('is more than %s', async (_, to, code, field) => {
    const reply = await idris.registerChip(chipped(freshChip(), { to }))
    expect(reply).toMatchObject({ status: 400, code })
    expect(reply.fields).toHaveProperty([field])
  })

  test.each([
    ['a line break in the name', { name: 'Mary\nJones' }],
    ['a line break in the address', { address: { ...withoutEmail().address, town: 'Ban\r\nbury' } }],
    ['a name that shows as nothing', { name: '\u200b\u200d' }],
    ['no postcode of the UK', { address: { ...withoutEmail().address, postcode: 'D02 X285' } }],
    ['a mobile number for a landline', { landline: '07700 900123' }],
  ])('isn’t named with %s', async (_, over) => {
    expect(await idris.registerChip(chipped(freshChip(), { to: withoutEmail(over) }))).toMatchObject({ status: 400, code: 'checkAnswers' })
  })

  test('isn’t the implanter at their own address: toYourself', async () => {
    const { name, postcode } = await register.db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', register.people.idris)
      .executeTakeFirstOrThrow()
    const to = { name: name.toUpperCase(), address: { ...withoutEmail().address, postcode: postcode ?? '' } }
    expect(await idris.registerChip(chipped(freshChip(), { to }))).toMatchObject({ status: 400, code: 'toYourself' })
  })

  test('is one of 50 a day at most: tooManyLetters', async () => {
    register.clock.turn({ days: 1 })
    expect((await fileOfLetters(register, LETTERS_A_DAY)).status).toBe(200)
    expect(await idris.registerChip(chipped(freshChip(), { to: withoutEmail() }))).toMatchObject({ status: 409, code: 'tooManyLetters' })
    expect((await idris.registerChip(chipped(freshChip()))).status).toBe(200)
    register.clock.turn({ days: 1 })
  })
})
