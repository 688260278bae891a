import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import type { Client } from '#src/testing/client.ts'
import { newestTo, secretIn } from '#src/testing/mailbox.ts'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { haveOffspring, joinConfirmed } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

async function offer(buyer: object, name = 'Fern') {
  const petId = await haveOffspring(register, { name })
  const { data } = await bryony.sellPetByBreeder({ petIds: [petId], buyer })
  return { petId, requestId: data.offers[0]?.offerId ?? '' }
}

const statusOf = async (id: string) =>
  (await register.db.selectFrom('offer').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

describe('offers to me', () => {
  test('show the animal and never the person who offers it, and are noted as seen', async () => {
    const nia = await joinConfirmed(register)
    const { petId, requestId } = await offer({ email: nia.email })
    expect(await statusOf(requestId)).toBe('sent')
    const { data } = await nia.api.getPetRequests()
    expect(data).toMatchObject({ total: 1, page: 1, pageSize: 20 })
    expect(data.items[0]).toMatchObject({
      id: requestId,
      petId,
      kind: 'sale',
      status: 'opened',
      pet: { name: 'Fern', species: 'dog', breed: 'Brown and small' },
      other: 'A licensed breeder',
      from: 'Bryony',
      note: null,
      answerBy: '2026-04-10T09:30:00.000Z',
      answeredAt: null,
      can: { accept: true, reject: true, withdraw: { clause: 'OFFER-8', words: 'Only the person who made the offer can withdraw it' } },
    })
    expect(JSON.stringify(data)).not.toMatch(/Clarke|bryony@|Hollow Farm/)
    expect(await statusOf(requestId)).toBe('opened')
    const events = await register.db.selectFrom('event').select('move').where('subjectId', '=', requestId).orderBy('seq').execute()
    expect(events.map(({ move }) => move)).toEqual(['offerSale', 'open'])
    await nia.api.getPetRequests()
    expect(await register.db.selectFrom('event').select('move').where('subjectId', '=', requestId).execute()).toHaveLength(2)
  })

  test('are seen only once the address is confirmed', async () => {
    const nia = await join(register)
    const letter = await newestTo(register, nia.email)
    await offer({ email: nia.email })
    expect((await nia.api.getPetRequests()).data.total).toBe(0)
    await register.stranger.verifyEmailToken({ token: secretIn(letter.text) }, { address: freshAddress() })
    expect((await nia.api.getPetRequests()).data.total).toBe(1)
  })

  test('that somebody else has taken are not mine, although they share my number', async () => {
    const anna = await register.as('anna')
    const nia = await join(register)
    const shared = { mobile: PEOPLE.anna.mobile, mobileVerifiedAt: register.clock.now() }
    await register.db.updateTable('account').set(shared).where('id', '=', nia.id).execute()
    const { requestId } = await offer({ mobile: PEOPLE.anna.mobile })
    expect((await nia.api.getPetRequests()).data.total).toBe(1)
    await anna.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })
    expect((await nia.api.getPetRequests()).data.total).toBe(0)
    expect((await anna.getPetRequests()).data.items[0]).toMatchObject({ id: requestId, status: 'accepted' })
  })

  test('say why they cannot be accepted now', async () => {
    const nia = await joinConfirmed(register)
    const { petId } = await offer({ email: nia.email })
    await bryony.updatePetStatus({ petId, status: 'stolen' })
    const { data } = await nia.api.getPetRequests()
    expect(data.items[0]?.can).toMatchObject({
      accept: { clause: 'KEEP-1', words: expect.stringMatching(/A stolen animal/) },
      reject: true,
    })
  })

  test('ask somebody without the profile to add it', async () => {
    await offer({ email: PEOPLE.stefan.email })
    const { data } = await (await register.as('stefan')).getPetRequests()
    expect(data.items[0]?.can.accept).toMatchObject({ words: 'Add a Customer profile to your account to answer' })
  })

  test('come page by page, the newest first, and the same on each page however often asked', async () => {
    const nia = await joinConfirmed(register)
    for (const name of ['Ash', 'Birch', 'Cedar']) await offer({ email: nia.email }, name)
    const names = async (page: number) => (await nia.api.getPetRequests({ page, pageSize: 2 })).data.items.map(({ pet }) => pet.name)
    expect([await names(1), await names(2), await names(1)]).toEqual([['Cedar', 'Birch'], ['Ash'], ['Cedar', 'Birch']])
    await expectSorts((sort) => nia.api.getPetRequests({ sort }), 'sentAt', 'answerBy')
  })

  test('stay readable while one is answered at the same moment', async () => {
    const nia = await joinConfirmed(register)
    const { requestId } = await offer({ email: nia.email })
    const replies = await Promise.all([
      nia.api.getPetRequests(),
      nia.api.customerAcceptRejectPetRequest({ requestId, answer: 'accept' }),
      nia.api.getPetRequests(),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await statusOf(requestId)).toBe('accepted')
  })
})

describe('offers from me', () => {
  test('show whom I named as I typed it, with the buyer’s name that I noted, and are not noted as seen', async () => {
    const { petId, requestId } = await offer({ email: 'nell@example.org' })
    const item = (await bryony.getPetRequests({ box: 'fromMe' })).data.items.find(({ id }) => id === requestId)
    expect(item).toMatchObject({
      status: 'sent',
      other: 'nell@example.org',
      can: { accept: { clause: 'OFFER-6', words: 'Only the person the animal is offered to can answer' }, withdraw: true },
    })
    const shown = async () => (await bryony.getPetRequests({ box: 'fromMe' })).data.items.find(({ id }) => id === requestId)?.other
    await bryony.saveReservation({ animalId: petId, name: 'Nell Gray', email: 'nell@example.org' })
    expect(await shown()).toBe('Nell Gray (nell@example.org)')
    await bryony.saveReservation({ animalId: petId, name: 'Ada Frost', email: 'ada@example.org' })
    expect(await shown()).toBe('nell@example.org')
  })

  test('that were accepted show the animal as it was, not as its new keeper calls it', async () => {
    const nia = await joinConfirmed(register)
    const { requestId } = await offer({ email: nia.email })
    await nia.api.customerAcceptRejectPetRequest({ requestId, answer: 'accept', name: 'Secret' })
    const reply = await bryony.getPetRequests({ box: 'fromMe' })
    expect(reply.data.items.find(({ id }) => id === requestId)).toMatchObject({
      status: 'accepted',
      pet: { name: 'Fern' },
      answeredAt: '2026-03-27T09:30:00.000Z',
      can: { withdraw: { clause: 'OFFER-8', words: expect.stringMatching(/This offer has been accepted\.$/) } },
    })
    expect(JSON.stringify(reply.data)).not.toMatch(/Secret|Nia/)
  })

  test('that are open can be asked for alone', async () => {
    const { requestId } = await offer({ email: 'over@example.org' })
    await bryony.withdrawPetRequest({ requestId })
    const ids = async (state: 'open' | 'all') =>
      (await bryony.getPetRequests({ box: 'fromMe', state, pageSize: 100 })).data.items.map(({ id }) => id)
    expect(await ids('open')).not.toContain(requestId)
    expect(await ids('all')).toContain(requestId)
  })
})
