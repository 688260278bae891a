import { beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { verificationLife } from '#features/accounts/lifecycle.ts'
import { claimsThisYear } from '#features/keepership/claims.ts'
import { resolve } from '#features/keepership/disputes.ts'
import { newId } from '#platform/database/id.ts'
import { lawOn } from '#platform/law/tools.ts'
import { toolsOn } from '#platform/server/tools.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import { stray as claimed, wish } from '#src/testing/claims.ts'
import type { Client } from '#src/testing/client.ts'
import { inCouncil, stray } from '#src/testing/litters.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'

/** Every test begins on 27 March 2026, in winter time; summer time begins on the 29th. */
let register: TestRegister
let wilma: Client
let anna: Client
beforeEach(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
  anna = await register.as('anna')
  return () => register.close()
})

async function held(over: object = {}, name = 'Tansy') {
  const chipNumber = freshChip()
  const { petId } = (await anna.addPet(animal({ chipNumber, name }))).data
  const intake = { cameOn: '2026-03-26', kind: 'stray', ...inCouncil('2026-03-26'), ...over } as const
  const reply = await wilma.holdAnimal({ chipNumber, intake })
  return { chipNumber, petId, threadId: reply.data.threadId }
}

const animalOf = async (id: string) => (await wilma.getWelfarePets({ pageSize: 100 })).data.items.find((one) => one.id === id)
const kept = (petId: string, isUnclaimed = true, more: object = {}) => wilma.keepUnclaimed({ petId, isUnclaimed, ...more })
const tellers = async () => {
  await register.drain()
  return mailbox(register, PEOPLE.anna.email)
}

test('a keeper is told at once where their dog is, who to ring and until which day it’s held for them, and what may happen then', async () => {
  const profile = register.db.updateTable('profile').where('accountId', '=', register.people.wilma)
  const listing = { listed: true, phone: '01134960123', addressLine: '4 Kiln Road, Leeds', postcode: 'LS6 1AA' }
  await profile.set({ details: JSON.stringify({ organisation: 'Kiln Road Rescue', organisationKind: 'rescue', listing }) }).execute()
  await held()
  const text = (await tellers()).find(({ subject }) => subject?.startsWith('Tansy is safe'))?.text ?? ''
  expect(text).toContain('Kiln Road Rescue, 4 Kiln Road, Leeds, LS6 1AA')
  expect(text).toContain('call us on 01134960123')
  expect(text).toContain('until the end of 3 April 2026')
  expect(text).toContain('After that day the law lets us become Tansy’s keeper and find a new home')
})

test('where no council has it yet, its keeper is told so, and of the day once it’s known', async () => {
  const { petId, threadId } = await held({ councilFrom: undefined, councilReference: '' })
  const said = register.db
    .selectFrom('message')
    .select('text')
    .where('threadId', '=', threadId ?? '')
  expect((await said.executeTakeFirstOrThrow()).text).toContain('They start once the council has Tansy')
  expect((await animalOf(petId))?.unclaimed).toMatchObject({ clause: 'HOLD-9' })
  const days = async () => (await tellers()).flatMap(({ subject }) => subject?.match(/held for you until (.*)|haven’t started/) ?? [])
  await wilma.saveCouncil({ petIds: [petId], ...inCouncil('2026-03-27') })
  expect(await days()).toContain('3 April 2026')
  await wilma.saveStrayPeriod({ petId, ...inCouncil('2026-03-27') })
  expect((await days()).filter((day) => day === '3 April 2026')).toHaveLength(1)
  await wilma.saveStrayPeriod({ petId, ...inCouncil('2026-03-27'), councilNation: 'northernIreland' })
  expect(await days()).toContain('1 April 2026')
  const texts = (await register.outbox()).filter(({ recipient }) => recipient === PEOPLE.anna.mobile).map(({ text }) => text)
  expect(texts.some((text) => text.includes('until the end of 1 April 2026'))).toBe(true)
})

test('no shortcut: not on the seventh day, not before midnight in London, and then at once', async () => {
  const { petId } = await held()
  expect(await kept(petId)).toMatchObject({
    status: 409,
    code: 'notYet',
    clause: 'HOLD-9',
    message: expect.stringContaining('4 April 2026'),
  })
  expect((await animalOf(petId))?.unclaimed).toMatchObject({ words: expect.stringContaining('until the end of 3 April 2026') })
  // 22:59 in Greenwich is a minute to midnight in summer time.
  const lastMinute = new Date('2026-04-03T22:59:00Z')
  register.clock.turn({ seconds: (lastMinute.getTime() - register.clock.now().getTime()) / 1000 })
  wilma = await register.as('wilma')
  expect(await kept(petId)).toMatchObject({ status: 409, code: 'notYet' })
  register.clock.turn({ minutes: 1 })
  expect((await animalOf(petId))?.unclaimed).toBe(true)
  expect(await kept(petId, false)).toMatchObject({ status: 400, code: 'statementNeeded', fields: { isUnclaimed: expect.any(String) } })
  expect(await kept(petId)).toMatchObject({ status: 200, data: { petName: 'Tansy' } })
})

describe('once the days are over and no one came', () => {
  let petId: string
  let chipNumber: string
  beforeEach(async () => {
    const dog = await held()
    petId = dog.petId
    chipNumber = dog.chipNumber
    register.clock.turn({ days: 8 })
    wilma = await register.as('wilma')
    anna = await register.as('anna')
  })

  test('the rescue is its keeper with the same intake, and can offer it as a stray whose days are over', async () => {
    const before = await animalOf(petId)
    expect((await kept(petId)).status).toBe(200)
    expect(await animalOf(petId)).toMatchObject({
      state: 'withUs',
      isKept: true,
      isHeld: false,
      unclaimed: null,
      ground: 'strayPeriodPassed',
      stopped: { offer: null, packs: null },
      intake: { id: before?.intake.id },
      stray: { daysLeft: 0 },
    })
    expect(await wilma.sellPetByWelfare({ petId, adopter: { email: 'adopter@example.org' } })).toMatchObject({ status: 200 })
    const { timeline } = (await wilma.getPetDetail({ petId })).data
    expect(timeline).toContainEqual(
      expect.objectContaining({
        what: 'Transferred to the rescue that held it as a stray',
        because: expect.objectContaining({ clause: 'CLAIM-14' }),
      }),
    )
  })

  test('the keeper before is told by whom and why, and can dispute it, after which Staff resolve it and it goes back', async () => {
    await kept(petId)
    const letter = (await tellers()).find(({ subject }) => subject === 'Tansy has a new keeper')
    expect(letter?.text).toContain('Kiln Road Rescue held Tansy')
    expect(letter?.text).toContain('tell us by 4 May 2026')
    const { items } = (await anna.getPendingKeepershipRequests()).data
    expect(items).toMatchObject([{ petId, hasMoved: true, reason: 'unclaimed', can: { dispute: true } }])
    const requestId = items[0]?.id ?? ''
    expect((await anna.disputeKeeperChange({ requestId, words: 'I rang on Monday to fetch her.' })).data.status).toBe('disputed')
    expect((await animalOf(petId))?.next).toMatchObject({ act: 'See your request', words: expect.stringContaining('Our turn') })
    register.clock.turn({ hours: 1 })
    const now = register.clock.now()
    await register.db
      .transaction()
      .execute((db) => resolve({ services: register.services, ...toolsOn(db, register, now, null) }, requestId, 'keeper'))
    expect((await anna.getPetDetail({ petId })).data).toMatchObject({ name: 'Tansy' })
    expect(await animalOf(petId)).toMatchObject({ state: 'left', intake: { leftHow: 'reunited' } })
  })

  test('a dispute ends the offer that the rescue had made meanwhile: both are told, and nobody takes the dog', async () => {
    await kept(petId)
    const adopter = await confirmed(register, { name: 'Tara Taker' })
    expect((await wilma.sellPetByWelfare({ petId, adopter: { email: adopter.email } })).status).toBe(200)
    const [request] = (await anna.getPendingKeepershipRequests()).data.items
    const { id: offerId } = await register.db.selectFrom('offer').select('id').where('petId', '=', petId).executeTakeFirstOrThrow()
    expect((await anna.disputeKeeperChange({ requestId: request?.id ?? '', words: 'I rang on Monday.' })).status).toBe(200)
    await register.drain()
    const subjects = async (email: string) => (await mailbox(register, email)).map(({ subject }) => subject)
    expect(await subjects(adopter.email)).toContain('The offer of Tansy has ended')
    expect(await subjects(PEOPLE.wilma.email)).toContain('We’ve withdrawn your offer of Tansy')
    expect((await animalOf(petId))?.offer).toBeNull()
    expect(await adopter.api.customerAcceptRejectPetRequest({ requestId: offerId, answer: 'accept' })).toMatchObject({ status: 409 })
  })

  test('a request that’s open has to be resolved first, and the row leads to the rescue’s own', async () => {
    expect((await animalOf(petId))?.next).toMatchObject({ act: 'Write to its keeper', words: expect.stringContaining('Its keeper’s turn') })
    const council = { releasedOn: '2026-04-03', releaseReference: 'R 12' }
    const asked = await wilma.saveKeepershipRequest(await wish(wilma, chipNumber, claimed('2026-03-26', council)))
    expect(asked.status).toBe(200)
    expect((await animalOf(petId))?.next).toEqual({
      words: 'You’ve asked to be its keeper. Its keeper’s turn, until 2 May 2026.',
      link: '/customer-dashboard/requests?show=mine',
      act: 'See your request',
    })
    expect(await kept(petId)).toMatchObject({ status: 409, code: 'notYet', clause: 'KEEP-2' })
  })

  test('it’s none of the requests that one may make in a year', async () => {
    await kept(petId)
    const made = await register.db
      .selectFrom('claim')
      .select(['reason', 'council', 'reportedOn', 'photoId'])
      .where('petId', '=', petId)
      .execute()
    expect(made).toEqual([{ reason: 'unclaimed', council: 'Leeds City Council, SD 4471', reportedOn: '2026-03-26', photoId: null }])
    expect(await claimsThisYear(register.db, register.people.wilma, register.clock.now())).toBe(0)
  })

  test('not while its keeper has reported it missing: they may be looking for it', async () => {
    await anna.updatePetStatus({ petId, status: 'missing' })
    expect(await kept(petId)).toMatchObject({ status: 409, code: 'notYet', clause: 'KEEP-1' })
  })
})

describe('where the keeper has answered', () => {
  let petId: string
  let threadId: string
  beforeEach(async () => {
    const dog = await held()
    petId = dog.petId
    threadId = dog.threadId ?? ''
    await register.drain()
    await register.db.deleteFrom('outboxMessage').execute()
    register.clock.turn({ hours: 1 })
    await anna.sendMessage({ threadId, text: 'I’m in hospital until Monday. Can you keep her?' })
  })

  test('the rescue hears of it at once by e-mail and by text, and its row says that it’s its turn', async () => {
    const letter = (await mailbox(register, PEOPLE.wilma.email)).at(-1)
    expect(letter?.subject).toBe('Tansy’s keeper has answered')
    expect(letter?.text).toContain('I’m in hospital until Monday')
    expect(letter?.text).toContain(`/conversations/${threadId}`)
    expect((await mailbox(register, PEOPLE.wilma.mobile)).at(-1)?.text).toContain('Tansy’s keeper has answered')
    expect(await animalOf(petId)).toMatchObject({
      next: { words: 'Your turn: its keeper has answered.', act: 'Read the message', link: expect.stringContaining(threadId) },
      keeperSaid: { message: { text: 'I’m in hospital until Monday. Can you keep her?', isAnswered: false }, wantedOn: null },
    })
    await wilma.sendMessage({ threadId, text: 'Of course.' })
    expect((await animalOf(petId))?.next?.words).toContain('Its keeper’s turn')
  })

  test('the rescue states that they wrote and what came of it, which is kept with the change', async () => {
    register.clock.turn({ days: 8 })
    wilma = await register.as('wilma')
    expect(await kept(petId)).toMatchObject({ status: 400, code: 'wroteNeeded', fields: { hasWritten: expect.any(String) } })
    expect(await kept(petId, true, { hasWritten: true })).toMatchObject({ status: 400, code: 'whatCameNeeded' })
    expect((await kept(petId, true, { hasWritten: true, whatCame: 'We rang on 31 March and 2 April, no answer' })).status).toBe(200)
    const { statement } = await register.db.selectFrom('claim').select('statement').where('petId', '=', petId).executeTakeFirstOrThrow()
    expect(statement).toContain('I’m in hospital until Monday')
    expect(statement).toContain('We rang on 31 March and 2 April, no answer')
  })
})

describe('where the keeper has said that they want it back', () => {
  test('the rescue gives them a day first, and can only become the keeper once they haven’t come by then', async () => {
    const { petId } = await held()
    await anna.wantBack({ petId })
    register.clock.turn({ days: 8 })
    wilma = await register.as('wilma')
    const sure = { hasWritten: true, whatCame: 'They never came' }
    expect((await animalOf(petId))?.unclaimed).toMatchObject({ clause: 'HOLD-11' })
    expect(await kept(petId, true, sure)).toMatchObject({ status: 409, code: 'notYet', clause: 'HOLD-11' })
    expect((await wilma.saveCollectionDay({ petId, collectBy: '2026-04-11' })).status).toBe(200)
    register.clock.turn({ days: 7 })
    expect(await kept(petId, true, sure)).toMatchObject({ status: 409, message: expect.stringContaining('11 April 2026') })
    register.clock.turn({ days: 1 })
    expect((await kept(petId, true, sure)).status).toBe(200)
    const { statement } = await register.db.selectFrom('claim').select('statement').where('petId', '=', petId).executeTakeFirstOrThrow()
    expect(statement).toContain('could collect it until 11 April 2026')
  })

  test('who is first at the same moment is first: it’s never both wanted back and kept', async () => {
    const { petId } = await held()
    register.clock.turn({ days: 8 })
    ;[anna, wilma] = [await register.as('anna'), await register.as('wilma')]
    const [wanted, became] = await Promise.all([anna.wantBack({ petId }), kept(petId)])
    expect([wanted.status, became.status].filter((status) => status === 200)).toHaveLength(1)
  })
})

describe('is refused', () => {
  test('for what isn’t with the organisation, as for what isn’t there: notYours', async () => {
    const { petId } = (await anna.addPet(animal())).data
    for (const id of [petId, newId()]) expect(await kept(id)).toMatchObject({ status: 404, code: 'notYours' })
  })

  test('for its own animal, a cat and one that was given up: noStray', async () => {
    const own = (await wilma.addPetByWelfare(stray())).data.petId
    const given = (await held({ kind: 'surrender', councilFrom: undefined, councilReference: '' })).petId
    for (const petId of [own, given]) expect(await kept(petId)).toMatchObject({ status: 409, code: 'noStray' })
    expect((await animalOf(given))?.next?.words).toContain('haven’t agreed to give it up')
  })

  test('for one that has left: hasLeft', async () => {
    const own = (await wilma.addPetByWelfare(stray())).data.petId
    await wilma.saveOutcome({ petIds: [own], outcome: 'transferred', on: '2026-03-27', to: 'Leeds City Council' })
    expect(await kept(own)).toMatchObject({ status: 409, code: 'hasLeft' })
  })

  test('to an organisation that Staff no longer verify: notVerified', async () => {
    const { petId } = await held()
    const profile = await register.db
      .selectFrom('profile')
      .select('id')
      .where('accountId', '=', register.people.wilma)
      .where('type', '=', 'Welfare')
      .executeTakeFirstOrThrow()
    await register.db
      .transaction()
      .execute((db) => lawOn(db, register.clock.now(), null).transition(verificationLife, 'expire', profile.id, 'clock'))
    expect(await kept(petId)).toMatchObject({ status: 403, code: 'notVerified' })
  })
})
