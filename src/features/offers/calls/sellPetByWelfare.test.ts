import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import type { Client } from '#src/testing/client.ts'
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

describe('is refused', () => {
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
