import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, listedPet, petOf, rehomingOf } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

async function offered() {
  const listed = await listedPet(register)
  const reader = await confirmed(register, { name: 'Petra Person' })
  const offer = (message: string) => reader.api.applyToRehome({ rehomingId: listed.rehomingId, message, adult: true })
  const { applicationId } = (await offer('We have a garden')).data
  return { ...listed, reader, offer, applicationId }
}

const cardOf = async ({ reader, rehomingId }: Awaited<ReturnType<typeof offered>>) =>
  (await reader.api.getPetRehomeRequests({ box: 'listed' })).data.items.find(({ id }: { id: string }) => id === rehomingId)

describe('an offer of a home that is taken back', () => {
  test('is not shown to the keeper any more, cannot be chosen, and is told nothing of what becomes of the animal', async () => {
    const made = await offered()
    const { keeper, reader, rehomingId, applicationId, petId } = made
    expect(await cardOf(made)).toMatchObject({ applied: true, can: { withdrawApplication: true, apply: { words: expect.any(String) } } })
    const tasks = async () => (await keeper.api.getTasks()).data.items.filter(({ kind }: { kind: string }) => kind === 'applicants')
    expect(await tasks()).toHaveLength(1)

    const reply = await reader.api.withdrawApplication({ rehomingId })
    expect(reply).toMatchObject({ status: 200, message: 'Offer withdrawn', data: null })
    expect((await keeper.api.rehomeDetails({ rehomingId })).data).toMatchObject({
      applications: [],
      can: { choose: { words: expect.any(String) } },
    })
    expect(await tasks()).toEqual([])
    expect(await cardOf(made)).toMatchObject({
      applied: false,
      applications: [],
      can: { apply: true, withdrawApplication: { words: expect.any(String) } },
    })
    const chosen = await keeper.api.chooseApplicant({ applicationId })
    expect(chosen).toMatchObject({ status: 409, code: 'notNow', message: expect.stringMatching(/This offer has been withdrawn/) })
    expect((await petOf(register, petId)).keeperId).toBe(keeper.id)

    const before = (await mailbox(register, reader.email)).length
    await keeper.api.withdrawRehomeRequest({ rehomingId })
    expect(await mailbox(register, reader.email)).toHaveLength(before)
  })

  test('can be made again, in other words, and then be chosen', async () => {
    const { keeper, reader, rehomingId, offer } = await offered()
    await reader.api.withdrawApplication({ rehomingId })
    const replies = await Promise.all(Array.from({ length: 3 }, () => offer('We have two gardens')))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { applications } = (await keeper.api.rehomeDetails({ rehomingId })).data
    expect(applications).toMatchObject([{ message: 'We have two gardens', chosen: false }])
    expect((await keeper.api.chooseApplicant({ applicationId: applications[0]?.id })).status).toBe(200)
  })

  test('can be taken back while the keeper talks to another', async () => {
    const { keeper, reader, rehomingId } = await offered()
    const other = await confirmed(register)
    const { applicationId } = (await other.api.applyToRehome({ rehomingId, message: 'We have a lake', adult: true })).data
    await keeper.api.chooseApplicant({ applicationId })
    expect((await reader.api.withdrawApplication({ rehomingId })).status).toBe(200)
  })

  test('at the moment in which it is chosen makes either a choice or an offer less, never both', async () => {
    const { keeper, reader, rehomingId, applicationId } = await offered()
    const [chosen, withdrawn] = await Promise.all([
      keeper.api.chooseApplicant({ applicationId }),
      reader.api.withdrawApplication({ rehomingId }),
    ])
    expect([chosen.status, withdrawn.status].sort()).toEqual([200, 409])
    expect((await rehomingOf(register, rehomingId)).status).toBe(chosen.status === 200 ? 'agreeing' : 'listed')
  })
})

describe('is refused', () => {
  test('whoever has offered no home, or taken the offer back before: noSuchApplication', async () => {
    const { reader, rehomingId } = await offered()
    const other = await confirmed(register)
    await reader.api.withdrawApplication({ rehomingId })
    for (const reply of [
      await other.api.withdrawApplication({ rehomingId }),
      await reader.api.withdrawApplication({ rehomingId }),
      await reader.api.withdrawApplication({ rehomingId: newId() }),
    ])
      expect(reply).toMatchObject({ status: 404, code: 'noSuchApplication' })
  })

  test('whoever was chosen, before and after they are the keeper: notNow', async () => {
    const { keeper, reader, rehomingId, applicationId } = await offered()
    await keeper.api.chooseApplicant({ applicationId })
    const withdraw = () => reader.api.withdrawApplication({ rehomingId })
    expect(await withdraw()).toMatchObject({ status: 409, code: 'notNow', message: expect.stringMatching(/couldn’t agree/) })
    await keeper.api.sayHandedOver({ rehomingId })
    await reader.api.confirmHandOver({ rehomingId })
    expect(await withdraw()).toMatchObject({ status: 409, code: 'notNow', message: expect.stringMatching(/^You were chosen, so/) })
  })

  test('an offer for an animal that has ceased to look for a home: notNow', async () => {
    const { keeper, reader, rehomingId } = await offered()
    await keeper.api.withdrawRehomeRequest({ rehomingId })
    expect(await reader.api.withdrawApplication({ rehomingId })).toMatchObject({ status: 409, code: 'notNow' })
  })
})
