import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lockPet } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
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
  test('is the keeper from then on, and both have a receipt; the others are told that it has found a home', async () => {
    const { keeper, petId, first, second, applicationId } = await twoApplied()
    const reply = await keeper.api.chooseApplicant({ applicationId })
    expect(reply).toMatchObject({ status: 200, message: 'New home chosen', data: { petId, petName: 'Bramble' } })
    expect((await petOf(register, petId)).keeperId).toBe(first.id)
    const receipt = await newestTo(register, keeper.email)
    expect(receipt.subject).toBe('Bramble has a new keeper')
    expect(receipt.text).not.toMatch(/Petra|Person/)
    expect((await newestTo(register, first.email)).subject).toBe('You’re Bramble’s keeper now')
    expect((await newestTo(register, second.email)).subject).toBe('Bramble has found a home')
  })

  test('can give it back, and the keeper can say that it was wrong', async () => {
    const { keeper, first, rehomingId, applicationId } = await twoApplied()
    await keeper.api.chooseApplicant({ applicationId })
    expect((await first.api.rehomeDetails({ rehomingId })).data.can.giveBack).toBe(true)
    const { data } = await keeper.api.rehomeDetails({ rehomingId })
    expect(data).toMatchObject({ other: 'Someone in England', can: { sayWrong: true } })
    expect(data.applications.filter(({ chosen }) => chosen).map(({ id }) => id)).toEqual([applicationId])
  })

  test('takes it in, where it is an organisation', async () => {
    const { keeper, petId, rehomingId } = await listedPet(register)
    const rescue = await organisation(register, 'Marsh Rescue')
    await keeper.api.chooseApplicant({ applicationId: await applied(rescue, rehomingId) })
    expect(await petOf(register, petId)).toMatchObject({ keeperId: rescue.id, rescueBackupId: rescue.id })
    const intakes = await register.db.selectFrom('intake').selectAll().where('petId', '=', petId).execute()
    expect(intakes).toMatchObject([{ organisationId: rescue.id, kind: 'surrender', rehomingId, leftAt: null }])
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

test('whoever applied again as an organisation, while the keeper was choosing them, takes the animal in', async () => {
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
  expect((await chosen).status).toBe(200)
  const intakes = await register.db.selectFrom('intake').selectAll().where('petId', '=', petId).execute()
  expect(intakes).toMatchObject([{ organisationId: rescue.id, kind: 'surrender', rehomingId, leftAt: null }])
})

test('of two choices, and of a choice and taking it back, at the same moment exactly one counts', async () => {
  const one = await twoApplied()
  const choices = await Promise.all(
    [one.applicationId, one.otherId].map((applicationId) => one.keeper.api.chooseApplicant({ applicationId })),
  )
  expect(choices.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(choices.find(({ status }) => status === 409)).toMatchObject({
    clause: 'REHOME-4',
    message: expect.stringMatching(/This rehoming has been completed\.$/),
  })

  const two = await twoApplied()
  const [chosen, withdrawn] = await Promise.all([
    two.keeper.api.chooseApplicant({ applicationId: two.applicationId }),
    two.keeper.api.withdrawRehomeRequest({ rehomingId: two.rehomingId }),
  ])
  expect([chosen.status, withdrawn.status].sort()).toEqual([200, 409])
  expect((await petOf(register, two.petId)).keeperId).toBe(chosen.status === 200 ? two.first.id : two.keeper.id)
})
