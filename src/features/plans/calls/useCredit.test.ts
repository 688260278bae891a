import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import { join } from '#src/testing/newcomer.ts'
import { giveCredits } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

/** Somebody new with so many registrations in hand and so many dogs to pay for. */
async function keeper(credits: number, pets = 1) {
  const person = await join(register)
  if (credits > 0) await giveCredits(register, person.id, credits)
  const replies = await Promise.all(Array.from({ length: pets }, () => person.api.addPet(animal())))
  const petIds = replies.map(({ data }) => data.petId)
  return { ...person, petIds, petId: petIds[0] ?? '' }
}

describe('a keeper with a registration in hand', () => {
  test('pays with it, and the timeline says that it is paid', async () => {
    const { api, petId } = await keeper(2)
    expect(await api.useCredit({ petId })).toMatchObject({ status: 200, message: 'The registration is paid', data: { left: 1 } })
    const { data } = await api.getPetDetail({ petId })
    expect(data).toMatchObject({ status: 'active', chainHolds: true })
    expect(data.timeline.at(-1)).toMatchObject({ what: 'Registration paid', clause: 'PET-10' })
  })

  test('pays for a missing animal too, which is missing still and owes nothing when it is found', async () => {
    const { api, petId } = await keeper(1)
    await api.updatePetStatus({ petId, status: 'missing' })
    expect((await api.useCredit({ petId })).status).toBe(200)
    expect((await api.getPetDetail({ petId })).data.status).toBe('missing')
    expect((await api.updatePetStatus({ petId, status: 'found' })).data).toEqual({ status: 'active' })
  })

  test('pays once, however often it is asked at the same moment: paidAlready', async () => {
    const { api, petId } = await keeper(5)
    const replies = await Promise.all(Array.from({ length: 5 }, () => api.useCredit({ petId })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(new Set(['paidAlready']))
    expect((await api.getCredits()).data.left).toBe(4)
  })

  test('has as many animals paid for as registrations, though all are asked for at once: noneLeft', async () => {
    const { api, petIds } = await keeper(3, 8)
    const replies = await Promise.all(petIds.map((petId) => api.useCredit({ petId })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409])
    expect(new Set(replies.filter(({ status }) => status === 409).map(({ code }) => code))).toEqual(new Set(['noneLeft']))
    expect((await api.getCredits()).data.left).toBe(0)
  })
})

test('an animal of somebody else is as absent as none: notYours', async () => {
  const { petId } = await keeper(1)
  const { api } = await keeper(1)
  const theirs = await api.useCredit({ petId })
  const absent = await api.useCredit({ petId: newId() })
  expect(theirs).toMatchObject({ status: 404, code: 'notYours' })
  expect([absent.status, absent.message]).toEqual([theirs.status, theirs.message])
})

test('a credit isn’t spent on an animal that has died: hasDied', async () => {
  const { api, petId } = await keeper(1)
  await api.updatePetStatus({ petId, status: 'deceased' })
  expect(await api.useCredit({ petId })).toMatchObject({ status: 409, code: 'hasDied', clause: 'PLAN-1' })
  expect((await api.getCredits()).data.left).toBe(1)
})
