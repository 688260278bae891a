import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { chainHolds } from '#platform/law/event.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import {
  confirmed,
  given,
  handedToSomebody,
  keeperWithPet,
  organisation,
  petOf,
  rehomingOf,
  sentToSomebody,
  subjectsTo,
} from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const yes = (rehomingId: string) => ({ rehomingId, answer: 'accept', adult: true }) as const
const PERSONAL = /Gwen|Giver|Tara|Taker|nia\d+@|7700|Orchard|Ludlow/

describe('whoever is given an animal', () => {
  test('is its keeper from the moment they say yes, and the former keeper no longer is', async () => {
    const { keeper, petId, taker, rehomingId } = await sentToSomebody(register)
    const reply = await taker.api.acceptRejectRehomeRequest(yes(rehomingId))
    expect(reply).toMatchObject({ status: 200, message: 'Saved', data: { status: 'completed', petId, petName: 'Bramble' } })
    expect(JSON.stringify(reply.data)).not.toMatch(PERSONAL)
    expect(await petOf(register, petId)).toMatchObject({ keeperId: taker.id, keptSince: register.clock.now() })
    expect((await keeper.api.getPetDetail({ petId })).status).toBe(404)
    const { timeline, chainHolds: whole } = (await taker.api.getPetDetail({ petId })).data
    expect(whole).toBe(true)
    expect(timeline.at(-1)).toMatchObject({ what: 'Given to a new keeper', because: { clause: 'REHOME-3' } })
  })

  test('gets a receipt, and so does the former keeper, with the day until which it can be said to be wrong', async () => {
    const { keeper, taker } = await handedToSomebody(register)
    const [theirs, mine] = [await newestTo(register, keeper.email), await newestTo(register, taker.email)]
    expect([theirs.subject, mine.subject]).toEqual(['Bramble has a new keeper', 'You’re Bramble’s keeper now'])
    for (const letter of [theirs, mine]) expect(letter.text).toMatch(/(by|until) \d+ \w+ 2026 at \d+:\d\d[ap]m/)
    expect(theirs.text).not.toMatch(/Tara|Taker/)
    expect(mine.text).not.toMatch(/Gwen|Giver/)
  })

  test('may say no, and the keeper stays and is told', async () => {
    const { keeper, petId, taker, rehomingId } = await sentToSomebody(register)
    const reply = await taker.api.acceptRejectRehomeRequest({ rehomingId, answer: 'reject' })
    expect(reply.data.status).toBe('rejected')
    expect((await petOf(register, petId)).keeperId).toBe(keeper.id)
    expect((await newestTo(register, keeper.email)).subject).toBe('Bramble is staying with you for now')
  })

  test('may be known by a confirmed mobile number alone', async () => {
    const { keeper, petId } = await keeperWithPet(register)
    const taker = await confirmed(register, { mobile: '07700 900 555' })
    await register.db.updateTable('account').set({ mobileVerifiedAt: register.clock.now() }).where('id', '=', taker.id).execute()
    const rehomingId = await given(keeper.api, petId, { kind: 'person', contact: { mobile: '07700 900555' } })
    expect((await taker.api.acceptRejectRehomeRequest(yes(rehomingId))).status).toBe(200)
  })
})

describe('is refused', () => {
  test('anybody else, exactly as for a rehoming that does not exist: noSuchRehoming', async () => {
    const { keeper, rehomingId } = await sentToSomebody(register)
    const stranger = await confirmed(register)
    const replies = await Promise.all([
      stranger.api.acceptRejectRehomeRequest(yes(rehomingId)),
      stranger.api.acceptRejectRehomeRequest(yes(newId())),
      keeper.api.acceptRejectRehomeRequest(yes(rehomingId)),
      keeper.api.acceptRejectRehomeRequest({ rehomingId, answer: 'reject' }),
    ])
    for (const reply of replies) expect([reply.status, reply.code, reply.message]).toEqual([404, 'noSuchRehoming', replies[0]?.message])
  })

  test('somebody who has typed the address and not confirmed it: confirmFirst', async () => {
    const { petId, taker, rehomingId } = await sentToSomebody(register)
    await register.db.updateTable('account').set({ emailVerifiedAt: null }).where('id', '=', taker.id).execute()
    expect(await taker.api.acceptRejectRehomeRequest(yes(rehomingId))).toMatchObject({ status: 409, code: 'confirmFirst' })
    expect((await petOf(register, petId)).keeperId).not.toBe(taker.id)
  })

  test('whoever does not say that they are an adult: adultsOnly', async () => {
    const { taker, rehomingId } = await sentToSomebody(register)
    const reply = await taker.api.acceptRejectRehomeRequest({ rehomingId, answer: 'accept' })
    expect(reply).toMatchObject({ status: 400, code: 'adultsOnly' })
    expect(Object.keys(reply.fields)).toEqual(['adult'])
  })

  test('an organisation, which writes down an intake: intakeNeeded; but it may say no', async () => {
    const { keeper, petId } = await keeperWithPet(register)
    const rescue = await organisation(register, 'Marsh Rescue')
    const rehomingId = await given(keeper.api, petId, { kind: 'organisation', organisationId: rescue.id })
    expect(await rescue.api.acceptRejectRehomeRequest(yes(rehomingId))).toMatchObject({ status: 409, code: 'intakeNeeded' })
    expect((await rescue.api.acceptRejectRehomeRequest({ rehomingId, answer: 'reject' })).status).toBe(200)
  })

  test('an animal that is missing, with the sentence: notNow', async () => {
    const { keeper, petId, taker, rehomingId } = await sentToSomebody(register)
    await keeper.api.updatePetStatus({ petId, status: 'missing' })
    const reply = await taker.api.acceptRejectRehomeRequest(yes(rehomingId))
    expect(reply).toMatchObject({ status: 409, code: 'notNow' })
    expect(reply).toMatchObject({ clause: 'KEEP-1', message: expect.stringMatching(/A missing animal/) })
    expect((await rehomingOf(register, rehomingId)).status).toBe('sent')
  })

  test('an answer after the 14 days, although no clock has swept yet: notNow', async () => {
    const { taker, rehomingId } = await sentToSomebody(register)
    register.clock.turn({ days: 14, seconds: 1 })
    const reply = await taker.api.acceptRejectRehomeRequest(yes(rehomingId))
    expect(reply).toMatchObject({ status: 409, code: 'notNow' })
    expect(reply).toMatchObject({ clause: 'REHOME-5' })
  })

  test('a second answer, with the clause and the state', async () => {
    const { taker, rehomingId } = await handedToSomebody(register)
    const reply = await taker.api.acceptRejectRehomeRequest(yes(rehomingId))
    expect(reply.status).toBe(409)
    expect(reply).toMatchObject({ clause: 'REHOME-3', message: expect.stringMatching(/This rehoming has been completed\.$/) })
  })
})

describe('for 7 days', () => {
  test('the former keeper can say that it was wrong: it stays where it is, and goes to nobody else', async () => {
    const { keeper, petId, taker, rehomingId } = await handedToSomebody(register)
    register.clock.turn({ days: 7 })
    const reply = await keeper.api.acceptRejectRehomeRequest({ rehomingId, answer: 'wrong' })
    expect(reply.data.status).toBe('disputed')
    expect((await petOf(register, petId)).keeperId).toBe(taker.id)
    expect((await taker.api.getPetDetail({ petId })).data.can.passOn).toEqual({ clause: 'KEEP-2', words: expect.any(String) })
    expect((await newestTo(register, taker.email)).subject).toMatch(/says the change was wrong/)
  })

  test('and the rehoming that the new keeper had begun meanwhile gives way', async () => {
    const { keeper, petId, taker, rehomingId } = await handedToSomebody(register)
    const onward = await given(taker.api, petId, { kind: 'anybody' })
    expect((await keeper.api.acceptRejectRehomeRequest({ rehomingId, answer: 'wrong' })).status).toBe(200)
    expect((await rehomingOf(register, onward)).status).toBe('withdrawn')
  })

  test('the new keeper can give it back at once, disputed or not', async () => {
    const { keeper, petId, taker, rehomingId } = await handedToSomebody(register)
    await keeper.api.acceptRejectRehomeRequest({ rehomingId, answer: 'wrong' })
    const reply = await taker.api.acceptRejectRehomeRequest({ rehomingId, answer: 'wrong' })
    expect(reply.data.status).toBe('returned')
    expect((await petOf(register, petId)).keeperId).toBe(keeper.id)
    expect((await newestTo(register, keeper.email)).subject).toBe('Bramble is yours again')
    expect((await newestTo(register, taker.email)).subject).toBe('Bramble has gone back to the former keeper')
    const { timeline } = (await keeper.api.getPetDetail({ petId })).data
    expect(timeline.at(-1)?.what).toBe('Returned to its previous keeper')
  })

  test('and not a second longer, on either side: undoEnded', async () => {
    const { keeper, taker, rehomingId } = await handedToSomebody(register)
    register.clock.turn({ days: 7, seconds: 1 })
    for (const { api } of [keeper, taker])
      expect(await api.acceptRejectRehomeRequest({ rehomingId, answer: 'wrong' })).toMatchObject({ status: 409, code: 'undoEnded' })
  })

  test('but not once the animal has gone on to somebody else: notNow', async () => {
    const { keeper, petId, taker, rehomingId } = await handedToSomebody(register)
    const third = await confirmed(register)
    const onward = await given(taker.api, petId, { kind: 'person', contact: { email: third.email } })
    await third.api.acceptRejectRehomeRequest(yes(onward))
    const reply = await keeper.api.acceptRejectRehomeRequest({ rehomingId, answer: 'wrong' })
    expect(reply).toMatchObject({ status: 409, code: 'notNow' })
    expect(reply.message).toMatch(/changed hands again/)
  })

  test('what was never completed cannot have been wrong: notNow with the state', async () => {
    const { keeper, rehomingId } = await sentToSomebody(register)
    const reply = await keeper.api.acceptRejectRehomeRequest({ rehomingId, answer: 'wrong' })
    expect(reply).toMatchObject({ status: 409, code: 'notNow' })
    expect(reply.message).toMatch(/This rehoming is waiting for an answer\.$/)
  })
})

describe('at the same moment', () => {
  const oneWins = (replies: { status: number; message: string }[]) => {
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...replies.slice(1).map(() => 409)])
    for (const { status, message } of replies) if (status === 409) expect(message).toMatch(/^[A-Z].{20,}/)
  }

  test('of two answers exactly one counts', async () => {
    const { petId, taker, rehomingId } = await sentToSomebody(register)
    oneWins(await Promise.all([1, 2].map(() => taker.api.acceptRejectRehomeRequest(yes(rehomingId)))))
    const keepers = await register.db.selectFrom('keepership').select('keeperId').where('petId', '=', petId).execute()
    expect(keepers).toHaveLength(2)
    expect((await subjectsTo(register, taker.email)).filter((subject) => /^You’re Bramble’s keeper now$/.test(subject))).toHaveLength(1)
  })

  test('either yes or taking back counts', async () => {
    const { keeper, petId, taker, rehomingId } = await sentToSomebody(register)
    const [accepted, withdrawn] = await Promise.all([
      taker.api.acceptRejectRehomeRequest(yes(rehomingId)),
      keeper.api.withdrawRehomeRequest({ rehomingId }),
    ])
    oneWins([accepted, withdrawn])
    expect((await petOf(register, petId)).keeperId).toBe(accepted.status === 200 ? taker.id : keeper.id)
  })

  test('either yes or a report that the animal is missing counts, and the chain is whole', async () => {
    const { keeper, petId, taker, rehomingId } = await sentToSomebody(register)
    const [accepted, missing] = await Promise.all([
      taker.api.acceptRejectRehomeRequest(yes(rehomingId)),
      keeper.api.updatePetStatus({ petId, status: 'missing' }),
    ])
    oneWins([accepted, missing])
    const won = accepted.status === 200
    expect(await petOf(register, petId)).toMatchObject({
      keeperId: won ? taker.id : keeper.id,
      status: won ? 'awaitingPayment' : 'missing',
    })
    const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', petId).orderBy('seq').execute()
    expect(chainHolds(events)).toBe(true)
  })
})
