import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lockPet } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, listedPet, organisation, petOf, rehomingOf } from '#src/testing/rehomings.ts'
import { waiting } from '#src/testing/waiting.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

type Person = Awaited<ReturnType<typeof confirmed>>

const applied = async (person: Person, rehomingId: string) =>
  (await person.api.applyToRehome({ rehomingId, message: 'We have a garden', adult: true })).data.applicationId

async function twoApplied() {
  const listed = await listedPet(register)
  const [first, second] = [await confirmed(register, { name: 'Petra Person' }), await confirmed(register)]
  const applicationId = await applied(first, listed.rehomingId)
  return { ...listed, first, second, applicationId, otherId: await applied(second, listed.rehomingId) }
}

describe('whoever is chosen', () => {
  test('is told and can write to the keeper, who stays the keeper; the others hear nothing yet', async () => {
    const { keeper, petId, first, second, rehomingId, applicationId } = await twoApplied()
    const before = (await mailbox(register, second.email)).length
    const reply = await keeper.api.chooseApplicant({ applicationId, message: 'Come on Sunday?' })
    const { threadId } = reply.data
    expect(reply).toMatchObject({ status: 200, message: 'Home chosen', data: { petId, petName: 'Bramble' } })
    expect((await petOf(register, petId)).keeperId).toBe(keeper.id)
    expect(await rehomingOf(register, rehomingId)).toMatchObject({ status: 'agreeing', toAccount: first.id, completedAt: null })
    const letter = await newestTo(register, first.email)
    expect(letter.subject).toBe('You’ve been chosen to give Bramble a home')
    expect(letter.text).toContain('Come on Sunday?')
    expect(letter.text).toContain(`/conversations/${threadId}`)
    expect(await mailbox(register, second.email)).toHaveLength(before)
  })

  test('knows the keeper by a first name and nothing else, and the keeper knows as much', async () => {
    const { keeper, first, rehomingId, applicationId } = await twoApplied()
    const { threadId } = (await keeper.api.chooseApplicant({ applicationId, message: 'Hello' })).data
    const mine = (await keeper.api.conversation({ threadId })).data
    const theirs = (await first.api.conversation({ threadId })).data
    expect(mine).toMatchObject({ about: 'rehoming', side: 'host', other: { name: 'Petra', role: 'newKeeper' } })
    expect(theirs).toMatchObject({ about: 'rehoming', side: 'guest', other: { name: 'Gwen', role: 'giver' } })
    expect(theirs.messages.map(({ side, text }: { side: string; text: string }) => [side, text])).toEqual([
      ['guest', 'We have a garden'],
      ['host', 'Hello'],
    ])
    const cards = [(await keeper.api.rehomeDetails({ threadId })).data, (await first.api.rehomeDetails({ threadId })).data]
    expect(cards.map(({ id, handOver, other }) => [id, handOver?.with, other])).toEqual([
      [rehomingId, 'Petra', 'Petra'],
      [rehomingId, 'Gwen', 'Gwen'],
    ])
    expect(JSON.stringify([theirs, cards[1]])).not.toMatch(/Giver|7700|nia\d+/)
    expect(JSON.stringify([mine, cards[0]])).not.toMatch(/Person|nia\d+/)
  })

  test('an answer reaches the keeper by e-mail, with no address', async () => {
    const { keeper, first, applicationId } = await twoApplied()
    const { threadId } = (await keeper.api.chooseApplicant({ applicationId })).data
    expect((await keeper.api.unreadMessages()).data.unread).toBe(0)
    expect((await first.api.sendMessage({ threadId, text: 'Sunday at two?' })).status).toBe(200)
    const letter = await newestTo(register, keeper.email)
    expect(letter).toMatchObject({ subject: 'New message from Petra', text: expect.stringContaining('Sunday at two?') })
    expect(letter.text).not.toMatch(/Person|nia\d+/)
  })

  test('is an organisation by its name', async () => {
    const { keeper, rehomingId } = await listedPet(register)
    const rescue = await organisation(register, 'Marsh Rescue')
    const { threadId } = (await keeper.api.chooseApplicant({ applicationId: await applied(rescue, rehomingId) })).data
    expect((await keeper.api.conversation({ threadId })).data.other.name).toBe('Marsh Rescue')
    expect((await keeper.api.rehomeDetails({ rehomingId })).data.handOver?.with).toBe('Marsh Rescue')
  })

  test('is somebody else’s business to nobody: a third person finds neither the conversation nor the rehoming', async () => {
    const { keeper, second, rehomingId, applicationId } = await twoApplied()
    const { threadId } = (await keeper.api.chooseApplicant({ applicationId })).data
    expect((await second.api.conversation({ threadId })).code).toBe('linkUnknown')
    for (const of of [{ threadId }, { rehomingId }]) expect((await second.api.rehomeDetails(of)).code).toBe('noSuchRehoming')
    const { items } = (await second.api.getPetRehomeRequests({ box: 'listed' })).data
    expect(items.find(({ id }: { id: string }) => id === rehomingId)).toMatchObject({ status: 'agreeing', applied: true, handOver: null })
  })
})

describe('is refused', () => {
  test('an application for somebody else’s animal, exactly as one that does not exist: noSuchApplication', async () => {
    const { first, applicationId } = await twoApplied()
    for (const id of [applicationId, newId()])
      expect(await first.api.chooseApplicant({ applicationId: id })).toMatchObject({ status: 404, code: 'noSuchApplication' })
  })

  test('an animal that is missing: notNow', async () => {
    const { keeper, petId, applicationId, rehomingId } = await twoApplied()
    await keeper.api.updatePetStatus({ petId, status: 'missing' })
    const reply = await keeper.api.chooseApplicant({ applicationId })
    expect(reply).toMatchObject({ status: 409, code: 'notNow' })
    expect(reply).toMatchObject({ clause: 'KEEP-1' })
    expect((await rehomingOf(register, rehomingId)).status).toBe('listed')
  })

  test('somebody who has left the register, or an organisation that is no longer verified: notNow', async () => {
    const { keeper, rehomingId, first, applicationId } = await twoApplied()
    await register.db.updateTable('account').set('status', 'closed').where('id', '=', first.id).execute()
    expect(await keeper.api.chooseApplicant({ applicationId })).toMatchObject({ status: 409, code: 'notNow' })

    const rescue = await organisation(register, 'Marsh Rescue')
    const theirs = await applied(rescue, rehomingId)
    await register.db.updateTable('profile').set('status', 'refused').where('accountId', '=', rescue.id).execute()
    expect((await keeper.api.chooseApplicant({ applicationId: theirs })).message).toMatch(/no longer verified/)
  })
})

test('whoever applied again as an organisation, while the keeper was choosing them, is chosen as one', async () => {
  const { keeper, petId, rehomingId } = await listedPet(register)
  const rescue = await organisation(register, 'Fen Rescue')
  const applicationId = await applied(rescue, rehomingId)
  const apply = (db: Db, asOrganisation: boolean) =>
    db.updateTable('rehomingApplication').set({ asOrganisation }).where('id', '=', applicationId).execute()
  await apply(register.db, false)
  const { chosen } = await register.db.transaction().execute(async (db) => {
    await lockPet(db, petId)
    const choosing = keeper.api.chooseApplicant({ applicationId })
    await expect.poll(() => waiting(register), { timeout: 5000 }).toBe(1)
    await apply(db, true)
    return { chosen: choosing }
  })
  const { threadId } = (await chosen).data
  expect((await keeper.api.conversation({ threadId })).data.other.name).toBe('Fen Rescue')
})

test('of two choices, and of a choice and an offer that is taken back, at the same moment exactly one counts', async () => {
  const one = await twoApplied()
  const choices = await Promise.all(
    [one.applicationId, one.otherId].map((applicationId) => one.keeper.api.chooseApplicant({ applicationId })),
  )
  expect(choices.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(choices.find(({ status }) => status === 409)).toMatchObject({
    clause: 'REHOME-4',
    message: expect.stringMatching(/This rehoming has a home that the keeper chose\.$/),
  })

  const two = await twoApplied()
  const [chosen, withdrawn] = await Promise.all([
    two.keeper.api.chooseApplicant({ applicationId: two.applicationId }),
    two.first.api.withdrawApplication({ rehomingId: two.rehomingId }),
  ])
  expect([chosen.status, withdrawn.status].sort()).toEqual([200, 409])
})
