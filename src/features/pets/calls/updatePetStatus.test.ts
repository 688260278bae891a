import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, PEOPLE, type PersonKey } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { animal, guest } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let anna: Client
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  anna = await signedIn()
})
afterAll(() => register.close())

/** A session ends after 30 days, just as long as a death can be taken back. */
async function signedIn(key: PersonKey = 'anna'): Promise<Client> {
  const { data } = await register.stranger.login({ email: PEOPLE[key].email, password: PASSWORD }, { address: freshAddress() })
  return register.withToken(data.token)
}

const have = async (name = 'Bramble') => (await anna.addPet(animal({ name }))).data.petId
const recordOf = async (petId: string) => (await anna.getPetDetail({ petId })).data

describe('a pet that has died', () => {
  test('is written down with the day, and the keeper is thanked and told until when it can be taken back', async () => {
    const petId = await have('Old Tom')
    const reply = await anna.updatePetStatus({ petId, status: 'deceased', on: '2026-03-26' })
    expect(reply).toMatchObject({ status: 200, data: { status: 'deceased' } })

    const record = await recordOf(petId)
    expect(record).toMatchObject({ status: 'deceased', undoUntil: '2026-04-26T09:30:00.000Z', chainHolds: true })
    expect(record.timeline[1]).toMatchObject({ what: 'Reported to have died', by: 'You', facts: { on: '2026-03-26' } })
    expect(record.timeline[1]?.clause).toMatch(/^PET-3 /)
    const letter = await newestTo(register, PEOPLE.anna.email)
    expect(letter.subject).toBe('We have written down that Old Tom has died')
    expect(letter.text).toContain('26 April 2026')
  })

  test('can be taken back to the last second of the 30 days', async () => {
    const petId = await have()
    await anna.updatePetStatus({ petId, status: 'deceased' })
    register.clock.turn({ days: 30 })
    anna = await signedIn()
    expect((await recordOf(petId)).can.undoDeceased).toBe(true)
    expect((await anna.updatePetStatus({ petId, status: 'deceasedUndo' })).data).toEqual({ status: 'active' })
    expect((await newestTo(register, PEOPLE.anna.email)).subject).toBe('Bramble is back on the register')
  })

  test('cannot be taken back a second later: undoEnded, and the button says the same', async () => {
    const petId = await have()
    await anna.updatePetStatus({ petId, status: 'deceased' })
    register.clock.turn({ days: 30, seconds: 1 })
    anna = await signedIn()
    const reply = await anna.updatePetStatus({ petId, status: 'deceasedUndo' })
    expect(reply).toMatchObject({ status: 409, code: 'undoEnded' })
    const record = await recordOf(petId)
    expect(record.status).toBe('deceased')
    expect(record.can.undoDeceased).toBe(reply.message)
  })
})

describe('a pet that has left the country', () => {
  test('can still be changed and come back', async () => {
    const petId = await have()
    expect((await anna.updatePetStatus({ petId, status: 'exported' })).data).toEqual({ status: 'exported' })
    const away = await recordOf(petId)
    expect(away.can).toMatchObject({ edit: true, reportReturned: true })
    expect(away.can.reportExported).toMatch(/^PET-5 .*This pet is exported\.$/)
    expect((await anna.updatePetStatus({ petId, status: 'returned' })).data).toEqual({ status: 'active' })
    expect((await recordOf(petId)).timeline.map(({ what }) => what)).toEqual([
      'Registered',
      'Reported to have left the country',
      'Reported to have come back',
    ])
  })
})

describe('a pet whose registration is not paid for', () => {
  async function unpaid() {
    const form = await guest(register)
    const { data } = await register.stranger.customerRegister1({ ...form, plan: 'single' }, { address: freshAddress() })
    const signedIn = await register.stranger.login(
      { email: form.keeper.email, password: form.keeper.password },
      { address: freshAddress() },
    )
    return { petId: data.petId, keeper: register.withToken(signedIn.data.token) }
  }

  test('still owes it after a report of death is taken back', async () => {
    const { petId, keeper } = await unpaid()
    await keeper.updatePetStatus({ petId, status: 'deceased' })
    expect((await keeper.updatePetStatus({ petId, status: 'deceasedUndo' })).data).toEqual({ status: 'awaitingPayment' })
  })

  test('still owes it after it has been abroad', async () => {
    const { petId, keeper } = await unpaid()
    await keeper.updatePetStatus({ petId, status: 'exported' })
    expect((await keeper.updatePetStatus({ petId, status: 'returned' })).data).toEqual({ status: 'awaitingPayment' })
  })
})

describe('is refused', () => {
  test('somebody else, exactly as for a pet that does not exist: notYours', async () => {
    const petId = await have()
    const wilma = await signedIn('wilma')
    const theirs = await wilma.updatePetStatus({ petId, status: 'deceased' })
    const absent = await wilma.updatePetStatus({ petId: newId(), status: 'deceased' })
    expect([theirs.status, theirs.code, theirs.message]).toEqual([404, 'notYours', 'We cannot find this pet among yours'])
    expect([absent.status, absent.code, absent.message]).toEqual([theirs.status, theirs.code, theirs.message])
    expect((await recordOf(petId)).status).toBe('active')
  })

  test.each(['deceasedUndo', 'returned'] as const)('%s of a pet that is active, with the clause and the state', async (status) => {
    const reply = await anna.updatePetStatus({ petId: await have(), status })
    expect(reply).toMatchObject({ status: 409, code: 'notInThisState' })
    expect(reply.message).toMatch(/^PET-\d .*This pet is active\.$/)
  })

  test('a second report of death', async () => {
    const petId = await have()
    await anna.updatePetStatus({ petId, status: 'deceased' })
    expect(await anna.updatePetStatus({ petId, status: 'deceased' })).toMatchObject({ status: 409, code: 'notInThisState' })
  })

  test('all but one of five reports that arrive at the same moment', async () => {
    const petId = await have()
    const replies = await Promise.all(Array.from({ length: 5 }, () => anna.updatePetStatus({ petId, status: 'deceased' })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect((await recordOf(petId)).timeline).toHaveLength(2)
  })

  test('a day that is still to come: inFuture', async () => {
    const reply = await anna.updatePetStatus({ petId: await have(), status: 'deceased', on: '2035-01-01' })
    expect(reply).toMatchObject({ status: 400, code: 'inFuture', fields: { on: 'The date must be today or earlier' } })
  })

  test('a day before the pet was born: beforeBirth', async () => {
    const reply = await anna.updatePetStatus({ petId: await have(), status: 'exported', on: '2021-05-11' })
    expect(reply).toMatchObject({ status: 400, code: 'beforeBirth', fields: { on: 'The date must be after the date of birth' } })
  })
})
