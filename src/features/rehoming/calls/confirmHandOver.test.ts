import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { codeAtTheDoor, confirmed, homeChosen, listedPet, organisation, petOf, rehomingOf } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

async function rescueChosen() {
  const listed = await listedPet(register)
  const rescue = await organisation(register, 'Marsh Rescue')
  const { rehomingId } = listed
  const { applicationId } = (await rescue.api.applyToRehome({ rehomingId, message: 'We have room' })).data
  await listed.keeper.api.chooseApplicant({ applicationId })
  await listed.keeper.api.sayHandedOver({ rehomingId })
  return { ...listed, rescue }
}

describe('whoever confirms that the animal is with them', () => {
  test('is the keeper from then on: both have a receipt, and the others hear that it has found a home', async () => {
    const { keeper, petId, rehomingId } = await listedPet(register)
    const [taker, other] = [await confirmed(register, { name: 'Petra Person' }), await confirmed(register)]
    const offer = { rehomingId, message: 'We have a garden', adult: true }
    const { applicationId } = (await taker.api.applyToRehome(offer)).data
    await other.api.applyToRehome(offer)
    await keeper.api.chooseApplicant({ applicationId })
    await keeper.api.sayHandedOver({ rehomingId })
    const reply = await taker.api.confirmHandOver({ rehomingId })
    expect(reply).toMatchObject({ status: 200, message: 'You’re the keeper now', data: { petId, petName: 'Bramble' } })
    expect((await petOf(register, petId)).keeperId).toBe(taker.id)
    const receipt = await newestTo(register, keeper.email)
    expect(receipt.subject).toBe('Bramble has a new keeper')
    expect(receipt.text).toContain('/customer-dashboard/requests?show=history')
    expect((await newestTo(register, taker.email)).subject).toBe('You’re Bramble’s keeper now')
    expect((await newestTo(register, other.email)).subject).toBe('Bramble has found a home')
    expect((await taker.api.rehomeDetails({ rehomingId })).data.can.giveBack).toBe(true)
    expect((await keeper.api.rehomeDetails({ rehomingId })).data).toMatchObject({
      other: 'Petra',
      can: { sayWrong: true },
      handOver: { code: null },
    })
  })

  test('needs no word of the keeper’s with the code that the keeper says at the door, however it is typed', async () => {
    const { keeper, taker, petId, rehomingId } = await homeChosen(register)
    const code = await codeAtTheDoor(keeper, rehomingId)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/)
    expect(await codeAtTheDoor(taker, rehomingId)).toBe('')
    expect((await taker.api.confirmHandOver({ rehomingId, code: ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}` })).status).toBe(200)
    expect((await petOf(register, petId)).keeperId).toBe(taker.id)
    const event = await register.db
      .selectFrom('event')
      .selectAll()
      .where('subjectId', '=', rehomingId)
      .orderBy('seq', 'desc')
      .executeTakeFirst()
    expect(event).toMatchObject({ move: 'confirmByCode', clause: 'REHOME-8' })
  })

  test('takes it in, where it is an organisation', async () => {
    const { petId, rehomingId, rescue } = await rescueChosen()
    expect((await rescue.api.confirmHandOver({ rehomingId })).status).toBe(200)
    expect(await petOf(register, petId)).toMatchObject({ keeperId: rescue.id, rescueBackupId: rescue.id })
    const intakes = await register.db.selectFrom('intake').selectAll().where('petId', '=', petId).execute()
    expect(intakes).toMatchObject([{ organisationId: rescue.id, kind: 'surrender', rehomingId, leftAt: null }])
  })
})

describe('is refused', () => {
  test('everybody who was not chosen, the keeper among them: noSuchRehoming', async () => {
    const { keeper, rehomingId } = await homeChosen(register)
    const stranger = await confirmed(register)
    for (const reply of [
      await keeper.api.confirmHandOver({ rehomingId }),
      await stranger.api.confirmHandOver({ rehomingId }),
      await stranger.api.confirmHandOver({ rehomingId: newId() }),
    ])
      expect(reply).toMatchObject({ status: 404, code: 'noSuchRehoming' })
  })

  test('before the keeper has said so, without the code: with the clause', async () => {
    const { keeper, taker, petId, rehomingId } = await homeChosen(register)
    expect(await taker.api.confirmHandOver({ rehomingId })).toMatchObject({ status: 409, clause: 'REHOME-8' })
    expect((await petOf(register, petId)).keeperId).toBe(keeper.id)
  })

  test('a code that is another’s: wrongCode, and after ten a day no more guesses', async () => {
    const { taker, rehomingId } = await homeChosen(register)
    const another = await homeChosen(register)
    const code = await codeAtTheDoor(another.keeper, another.rehomingId)
    const reply = await taker.api.confirmHandOver({ rehomingId, code })
    expect(reply).toMatchObject({ status: 400, code: 'wrongCode', clause: 'REHOME-8' })
    expect(Object.keys(reply.fields)).toEqual(['code'])
    for (const _ of Array.from({ length: 9 })) await taker.api.confirmHandOver({ rehomingId, code })
    expect((await taker.api.confirmHandOver({ rehomingId, code })).status).toBe(429)
  })

  test('an animal that is missing, also with the code: notNow', async () => {
    const { keeper, taker, petId, rehomingId } = await homeChosen(register)
    const code = await codeAtTheDoor(keeper, rehomingId)
    await keeper.api.updatePetStatus({ petId, status: 'missing' })
    expect(await taker.api.confirmHandOver({ rehomingId, code })).toMatchObject({ status: 409, code: 'notNow', clause: 'KEEP-1' })
    expect((await rehomingOf(register, rehomingId)).status).toBe('agreeing')
  })

  test('an organisation that is no longer verified: notNow', async () => {
    const { rehomingId, rescue } = await rescueChosen()
    await register.db.updateTable('profile').set('status', 'refused').where('accountId', '=', rescue.id).execute()
    expect((await rescue.api.confirmHandOver({ rehomingId })).message).toMatch(/no longer verified/)
  })
})

test('of two confirmations at once exactly one counts, and so of a confirmation and a change of mind', async () => {
  const one = await homeChosen(register)
  await one.keeper.api.sayHandedOver({ rehomingId: one.rehomingId })
  const twice = await Promise.all([1, 2].map(() => one.taker.api.confirmHandOver({ rehomingId: one.rehomingId })))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])

  const two = await homeChosen(register)
  const code = await codeAtTheDoor(two.keeper, two.rehomingId)
  const [confirmedIt, parted] = await Promise.all([
    two.taker.api.confirmHandOver({ rehomingId: two.rehomingId, code }),
    two.keeper.api.stopHandOver({ rehomingId: two.rehomingId, because: 'couldNotAgree' }),
  ])
  expect([confirmedIt.status, parted.status].filter((status) => status === 200)).toHaveLength(1)
  expect((await petOf(register, two.petId)).keeperId).toBe(confirmedIt.status === 200 ? two.taker.id : two.keeper.id)
})
