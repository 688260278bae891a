import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import type { Client } from '#src/testing/client.ts'
import { knownElsewhere } from '#src/testing/conflicts.ts'
import { inCouncil, stray } from '#src/testing/litters.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, 'adopter@example.org')
  wilma = await register.as('wilma')
  const details = JSON.stringify({ organisation: 'Leeds Dog Rescue' })
  await register.db.updateTable('profile').set({ details }).where('accountId', '=', register.people.wilma).execute()
})
afterAll(() => register.close())

const adopter = { email: 'adopter@example.org' }
const statement = 'relinquished' as const
const have = (name = 'Fern') => haveOffspring(register, { keeper: 'wilma', name })
const petOf = (id: string) => register.db.selectFrom('pet').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('an animal is offered for adoption with the statement, under the name of the organisation, which stays its rescue back-up', async () => {
  const petId = await have()
  const reply = await wilma.sellPetByWelfare({ petId, adopter, statement, note: 'He sleeps a lot.' })
  expect(reply).toMatchObject({ status: 200, data: { petName: 'Fern', expiresAt: '2026-04-10T09:30:00.000Z' } })
  const offer = await register.db.selectFrom('offer').selectAll().where('id', '=', reply.data.offerId).executeTakeFirstOrThrow()
  expect(offer).toMatchObject({ kind: 'adoption', status: 'sent', statement: 'relinquished', petId })
  expect(await petOf(petId)).toMatchObject({ keeperId: register.people.wilma, rescueBackupId: register.people.wilma })
  const letter = await newestTo(register, adopter.email)
  expect(letter.text).toContain('Leeds Dog Rescue has offered you Fern')
  expect(letter.text).toContain('“He sleeps a lot.”')
  expect(letter.text).not.toMatch(/Wilma|Okafor|wilma@/)
})

test('several animals are offered to one adopter together, or none of them', async () => {
  const [fern, moss] = [await have('Fern'), await have('Moss')]
  const offers = () => register.db.selectFrom('offer').select('petId').where('petId', 'in', [fern, moss]).execute()
  expect(await wilma.sellPetByWelfare({ petId: fern, alsoPetIds: [newId()], adopter, statement })).toMatchObject({ code: 'notYours' })
  expect(await offers()).toEqual([])
  expect((await wilma.sellPetByWelfare({ petId: fern, alsoPetIds: [moss], adopter, statement })).status).toBe(200)
  expect(await offers()).toHaveLength(2)
  expect(await petOf(moss)).toMatchObject({ rescueBackupId: register.people.wilma })
})

test('an organisation that does not want to be the back-up ends its own part, and nobody else’s', async () => {
  const petId = await have()
  await register.db.updateTable('pet').set({ rescueBackupId: register.people.wilma }).where('id', '=', petId).execute()
  await wilma.sellPetByWelfare({ petId, adopter, statement, rescueBackup: false })
  expect((await petOf(petId)).rescueBackupId).toBeNull()

  const other = await have()
  await register.db.updateTable('pet').set({ rescueBackupId: register.people.toby }).where('id', '=', other).execute()
  await wilma.sellPetByWelfare({ petId: other, adopter, statement, rescueBackup: false })
  expect((await petOf(other)).rescueBackupId).toBe(register.people.toby)
})

const strayIn = async (name: string) =>
  (await wilma.addPetByWelfare({ ...stray({ intake: { cameOn: '2026-03-10', kind: 'stray', ...inCouncil('2026-03-10') } }), name })).data
    .petId
const came = async (name: string, kind: 'surrender' | 'seized') =>
  (await wilma.addPetByWelfare({ ...stray({ intake: { cameOn: '2026-03-20', kind } }), name })).data.petId
const groundsOf = async (petIds: string[]) =>
  Object.fromEntries(
    (await register.db.selectFrom('offer').select(['petId', 'statement']).where('petId', 'in', petIds).execute()).map((row) => [
      row.petId,
      row.statement,
    ]),
  )

test('each of many goes on the ground that its own intake gives; those without one stay, and it’s said why', async () => {
  const [pip, birch, kestrel, yew] = [
    await strayIn('Pip'),
    await came('Birch', 'surrender'),
    await came('Kestrel', 'seized'),
    await strayIn('Yew'),
  ]
  await wilma.saveOutcome({ petIds: [yew], outcome: 'reunited', on: '2026-03-27' })
  const reply = await wilma.sellPetByWelfare({ petId: pip, alsoPetIds: [birch, kestrel, yew], adopter })
  expect(reply.status).toBe(200)
  expect(await groundsOf([pip, birch, kestrel, yew])).toEqual({ [pip]: 'strayPeriodPassed', [birch]: 'relinquished' })
  expect(reply.data.leftOut.map(({ petName }) => petName).toSorted()).toEqual(['Kestrel', 'Yew'])
})

test('what can’t go yet is left out of many by name: a stray in its council’s days, and one that another register has too', async () => {
  const [pip, mabel, ash] = [await strayIn('Pip'), await strayIn('Mabel'), await came('Ash', 'surrender')]
  await wilma.saveStrayPeriod({ petId: pip, ...inCouncil('2026-03-22') })
  await knownElsewhere(register, mabel)
  const { status, data } = await wilma.sellPetByWelfare({ petId: pip, alsoPetIds: [mabel, ash], adopter })
  expect([status, data.petName]).toEqual([200, 'Ash'])
  expect(Object.keys(await groundsOf([pip, mabel, ash]))).toEqual([ash])
  const why = Object.fromEntries(data.leftOut.map((left) => [left.petName, left.why]))
  expect(why['Pip']).toMatch(/stray period ends on 30 March 2026.*print its adoption pack now/)
  expect(why['Mabel']).toMatch(/^Another register has a record of Mabel too/)
  expect(await wilma.sellPetByWelfare({ petId: pip, adopter })).toMatchObject({ status: 409, code: 'notNow', clause: 'PET-15' })
})

test('the record of an animal that has gone back to its keeper is offered as that', async () => {
  const petId = await strayIn('Pip')
  await wilma.saveOutcome({ petIds: [petId], outcome: 'reunited', on: '2026-03-27' })
  expect((await wilma.sellPetByWelfare({ petId, adopter })).status).toBe(200)
  expect(await groundsOf([petId])).toEqual({ [petId]: 'reunited' })
})

describe('is refused', () => {
  test('on a ground that the intake contradicts, for one animal or many: wrongGround', async () => {
    const [pip, birch] = [await strayIn('Pip'), await came('Birch', 'surrender')]
    const refused = { status: 409, code: 'wrongGround', clause: 'OFFER-2' }
    expect(await wilma.sellPetByWelfare({ petId: pip, adopter, statement })).toMatchObject(refused)
    expect(await wilma.sellPetByWelfare({ petId: birch, alsoPetIds: [pip], adopter, statement })).toMatchObject(refused)
    expect(await groundsOf([pip, birch])).toEqual({})
  })

  test('where the intake gives no ground and none is stated, or none of many can go: groundNeeded, noneReady', async () => {
    const [kestrel, merlin] = [await came('Kestrel', 'seized'), await came('Merlin', 'seized')]
    expect(await wilma.sellPetByWelfare({ petId: kestrel, adopter })).toMatchObject({
      status: 400,
      code: 'groundNeeded',
      clause: 'OFFER-2',
      fields: { statement: expect.any(String) },
    })
    expect(await wilma.sellPetByWelfare({ petId: kestrel, alsoPetIds: [merlin], adopter })).toMatchObject({
      status: 409,
      code: 'noneReady',
      clause: 'OFFER-2',
    })
  })

  test('for somebody else’s animal exactly as for none: notYours', async () => {
    for (const petId of [await haveOffspring(register), newId()])
      expect(await wilma.sellPetByWelfare({ petId, adopter, statement })).toMatchObject({ status: 404, code: 'notYours' })
  })

  test('once it is adopted: handedOver', async () => {
    const petId = await have()
    const { data } = await wilma.sellPetByWelfare({ petId, adopter: { email: PEOPLE.anna.email }, statement })
    await (await register.as('anna')).customerAcceptRejectPetRequest({ requestId: data.offerId, answer: 'accept' })
    expect(await wilma.sellPetByWelfare({ petId, adopter, statement })).toMatchObject({ status: 409, code: 'handedOver' })
  })

  test('while it is missing, or offered already: notNow', async () => {
    const petId = await have()
    await wilma.updatePetStatus({ petId, status: 'missing' })
    expect(await wilma.sellPetByWelfare({ petId, adopter, statement })).toMatchObject({
      status: 409,
      code: 'notNow',
      clause: 'KEEP-1',
      message: expect.stringMatching(/A missing animal/),
    })
    const other = await have()
    const replies = await Promise.all([1, 2].map(() => wilma.sellPetByWelfare({ petId: other, adopter, statement })))
    expect(replies.map(({ code }) => code).sort()).toEqual(['', 'notNow'])
  })

  test('to nobody: contactNeeded', async () => {
    const reply = await wilma.sellPetByWelfare({ petId: await have(), adopter: {}, statement })
    expect(reply).toMatchObject({ status: 400, code: 'contactNeeded', fields: { adopter: 'Enter an e-mail address or a mobile number' } })
  })

  test('to themselves: toYourself', async () => {
    const reply = await wilma.sellPetByWelfare({ petId: await have(), adopter: { mobile: PEOPLE.wilma.mobile }, statement })
    expect(reply).toMatchObject({ status: 400, code: 'toYourself' })
  })

  test('an organisation that nobody has checked yet: notVerified', async () => {
    const petId = await have()
    const profile = register.db.updateTable('profile').where('accountId', '=', register.people.wilma)
    await profile.set(verification('applied')).execute()
    expect(await wilma.sellPetByWelfare({ petId, adopter, statement })).toMatchObject({ status: 403, code: 'notVerified' })
    await profile.set(verification('verified')).execute()
  })
})

const verification = (status: 'applied' | 'verified') => ({ status })
