import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { given, keeperWithPet, organisation, petOf, sentToSomebody } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const intake = { cameOn: '2026-03-27', condition: 'Thin, but well' }
const intakesOf = (petId: string) =>
  register.db.selectFrom('intake').selectAll().where('petId', '=', petId).orderBy('createdAt').orderBy('leftAt').execute()

async function sentToRescue() {
  const { keeper, petId } = await keeperWithPet(register)
  const rescue = await organisation(register, 'Marsh Rescue')
  const rehomingId = await given(keeper.api, petId, { kind: 'organisation', organisationId: rescue.id })
  return { keeper, petId, rescue, rehomingId }
}

describe('an organisation that takes an animal in', () => {
  test('is its keeper and its rescue back-up, and writes down how it came', async () => {
    const { keeper, petId, rescue, rehomingId } = await sentToRescue()
    const reply = await rescue.api.rehomeForWelfare({ rehomingId, intake })
    expect(reply).toMatchObject({ status: 200, message: 'Animal taken in', data: { petId, petName: 'Bramble' } })
    expect(await petOf(register, petId)).toMatchObject({ keeperId: rescue.id, rescueBackupId: rescue.id })
    expect(await intakesOf(petId)).toMatchObject([
      { organisationId: rescue.id, rehomingId, kind: 'surrender', cameOn: '2026-03-27', condition: 'Thin, but well', leftAt: null },
    ])
    expect((await newestTo(register, keeper.email)).subject).toBe('Bramble has a new keeper')
    const { items } = (await keeper.api.getPetRehomeRequests({ box: 'mine' })).data
    expect(items).toMatchObject([{ status: 'completed', other: 'Marsh Rescue', can: { sayWrong: true } }])
    expect(JSON.stringify(items)).not.toMatch(/Nia|nia\d+|7700/)
  })

  test('takes one back that it had before, from the day it left on: beforeItLeft', async () => {
    const { keeper, petId, rescue, rehomingId } = await sentToRescue()
    await rescue.api.rehomeForWelfare({ rehomingId, intake })
    await rescue.api.acceptRejectRehomeRequest({ rehomingId, answer: 'wrong' })
    const again = await given(keeper.api, petId, { kind: 'organisation', organisationId: rescue.id })
    const early = await rescue.api.rehomeForWelfare({ rehomingId: again, intake: { cameOn: '2026-03-26' } })
    expect(early).toMatchObject({ status: 400, code: 'beforeItLeft' })
    expect(early.fields['intake.cameOn']).toContain('27 March 2026')
    expect((await rescue.api.rehomeForWelfare({ rehomingId: again, intake })).status).toBe(200)
  })

  test('leaves the rescue back-up as it was when it wants to be none', async () => {
    const { petId, rescue, rehomingId } = await sentToRescue()
    await register.db.updateTable('pet').set({ rescueBackupId: register.people.wilma }).where('id', '=', petId).execute()
    await rescue.api.rehomeForWelfare({ rehomingId, intake, rescueBackup: false })
    expect((await petOf(register, petId)).rescueBackupId).toBe(register.people.wilma)
  })

  test('takes it over from another organisation, whose intake ends as transferred', async () => {
    const { petId, rescue, rehomingId } = await sentToRescue()
    await rescue.api.rehomeForWelfare({ rehomingId, intake })
    const next = await organisation(register, 'Hill Rescue')
    const onward = await given(rescue.api, petId, { kind: 'organisation', organisationId: next.id })
    expect((await next.api.rehomeForWelfare({ rehomingId: onward, intake })).status).toBe(200)
    expect((await intakesOf(petId)).map(({ organisationId, leftHow }) => [organisationId, leftHow])).toEqual(
      expect.arrayContaining([
        [rescue.id, 'transferred'],
        [next.id, null],
      ]),
    )
  })

  test('gives it back for 7 days, and its intake ends', async () => {
    const { keeper, petId, rescue, rehomingId } = await sentToRescue()
    await rescue.api.rehomeForWelfare({ rehomingId, intake })
    expect((await rescue.api.acceptRejectRehomeRequest({ rehomingId, answer: 'wrong' })).data.status).toBe('returned')
    expect(await petOf(register, petId)).toMatchObject({ keeperId: keeper.id, rescueBackupId: null })
    expect(await intakesOf(petId)).toMatchObject([{ leftHow: 'rehomed' }])
  })
})

describe('is refused', () => {
  test('an animal given to somebody else, exactly as one that does not exist: noSuchRehoming', async () => {
    const { rehomingId } = await sentToRescue()
    const toPerson = await sentToSomebody(register)
    const other = await organisation(register, 'Hill Rescue')
    for (const id of [rehomingId, toPerson.rehomingId, newId()])
      expect(await other.api.rehomeForWelfare({ rehomingId: id, intake })).toMatchObject({ status: 404, code: 'noSuchRehoming' })
  })

  test('an organisation that waits for Staff again: notVerified', async () => {
    const { rescue, rehomingId } = await sentToRescue()
    await register.db.updateTable('profile').set('status', 'applied').where('accountId', '=', rescue.id).execute()
    expect(await rescue.api.rehomeForWelfare({ rehomingId, intake })).toMatchObject({ status: 403, code: 'notVerified' })
  })

  test('a day that is still to come: inFuture', async () => {
    const { rescue, rehomingId } = await sentToRescue()
    const reply = await rescue.api.rehomeForWelfare({ rehomingId, intake: { cameOn: '2035-01-01' } })
    expect(reply).toMatchObject({ status: 400, code: 'inFuture' })
    expect(Object.keys(reply.fields)).toEqual(['intake.cameOn'])
  })

  test('a day before it was born: beforeBirth', async () => {
    const { rescue, rehomingId } = await sentToRescue()
    const reply = await rescue.api.rehomeForWelfare({ rehomingId, intake: { cameOn: '2016-03-27' } })
    expect(reply).toMatchObject({ status: 400, code: 'beforeBirth' })
    expect(reply.fields['intake.cameOn']).toContain('27 March 2016')
  })

  test('a photo that nobody uploaded: noSuchPhoto', async () => {
    const { rescue, rehomingId } = await sentToRescue()
    const reply = await rescue.api.rehomeForWelfare({ rehomingId, intake: { ...intake, photoId: newId() } })
    expect(reply).toMatchObject({ status: 400, code: 'noSuchPhoto' })
  })

  test('an animal that has died meanwhile: notNow', async () => {
    const { keeper, petId, rescue, rehomingId } = await sentToRescue()
    await keeper.api.updatePetStatus({ petId, status: 'deceased' })
    const reply = await rescue.api.rehomeForWelfare({ rehomingId, intake })
    expect(reply).toMatchObject({ status: 409, code: 'notNow' })
    expect(reply).toMatchObject({ clause: 'KEEP-1' })
  })

  test('all but one of two who take it in at the same moment', async () => {
    const { petId, rescue, rehomingId } = await sentToRescue()
    const replies = await Promise.all([1, 2].map(() => rescue.api.rehomeForWelfare({ rehomingId, intake })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await intakesOf(petId)).toHaveLength(1)
  })
})
