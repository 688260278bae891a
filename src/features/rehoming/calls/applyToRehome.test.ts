import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, listedPet, organisation, sentToSomebody } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const apply = (rehomingId: string) => ({ rehomingId, message: 'We have a garden, and time', adult: true })

describe('an offer of a home', () => {
  test('reaches the keeper, who is not told whose it is', async () => {
    const { keeper, rehomingId } = await listedPet(register)
    const reader = await confirmed(register, { name: 'Petra Person' })
    const reply = await reader.api.applyToRehome(apply(rehomingId))
    expect(reply).toMatchObject({ status: 200, message: 'We’ve sent your offer to the keeper' })
    const letter = await newestTo(register, keeper.email)
    expect(letter.subject).toBe('Bramble has been offered a home')
    expect(letter.text).toContain('Someone in England has offered Bramble a home')
    expect(letter.text).not.toMatch(/Petra|Person/)
    const { applications } = (await keeper.api.rehomeDetails({ rehomingId })).data
    expect(applications).toMatchObject([{ id: reply.data.applicationId, by: 'Someone in England', message: 'We have a garden, and time' }])
  })

  test('of a verified organisation carries its name', async () => {
    const { keeper, rehomingId } = await listedPet(register)
    const rescue = await organisation(register, 'Marsh Rescue')
    expect((await rescue.api.applyToRehome({ ...apply(rehomingId), adult: false })).status).toBe(200)
    expect((await keeper.api.rehomeDetails({ rehomingId })).data.applications).toMatchObject([{ by: 'Marsh Rescue' }])
  })
})

describe('is refused', () => {
  test('an animal that does not look for a home, exactly as one that does not exist: noSuchRehoming', async () => {
    const { rehomingId } = await sentToSomebody(register)
    const listed = await listedPet(register)
    await listed.keeper.api.withdrawRehomeRequest({ rehomingId: listed.rehomingId })
    const reader = await confirmed(register)
    for (const id of [rehomingId, listed.rehomingId, newId()])
      expect(await reader.api.applyToRehome(apply(id))).toMatchObject({ status: 404, code: 'noSuchRehoming' })
  })

  test('the keeper of the animal: toYourself', async () => {
    const { keeper, rehomingId } = await listedPet(register)
    expect(await keeper.api.applyToRehome(apply(rehomingId))).toMatchObject({ status: 400, code: 'toYourself' })
  })

  test('whoever does not say that they are an adult: adultsOnly', async () => {
    const { rehomingId } = await listedPet(register)
    const reader = await confirmed(register)
    expect(await reader.api.applyToRehome({ ...apply(rehomingId), adult: false })).toMatchObject({ status: 400, code: 'adultsOnly' })
  })

  test('an organisation that waits for Staff: notVerified', async () => {
    const { rehomingId } = await listedPet(register)
    const applied = await organisation(register, 'Hopeful Rescue', { verified: false })
    expect(await applied.api.applyToRehome(apply(rehomingId))).toMatchObject({ status: 403, code: 'notVerified' })
  })

  test('all but one of five offers by one person at the same moment: appliedAlready', async () => {
    const { keeper, rehomingId } = await listedPet(register)
    const reader = await confirmed(register)
    const replies = await Promise.all(Array.from({ length: 5 }, () => reader.api.applyToRehome(apply(rehomingId))))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(replies.find(({ status }) => status === 409)?.code).toBe('appliedAlready')
    expect((await keeper.api.rehomeDetails({ rehomingId })).data.applications).toHaveLength(1)
  })
})
