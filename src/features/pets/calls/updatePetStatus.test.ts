import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, PEOPLE, type PersonKey } from '#database/seed/people.ts'
import { transferKeepership } from '#features/keepership/transferKeepership.ts'
import { beginIntake } from '#features/welfare/beginIntake.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { toolsOn } from '#platform/server/tools.ts'
import { animal, guest } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { giveHousehold } from '#src/testing/plans.ts'
import { database, movedFrom } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { lockPet } from '../queries.ts'

let register: TestRegister
let anna: Client
beforeAll(async () => {
  register = await testRegister()
  await giveHousehold(register, register.people.anna)
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
    expect(record.timeline[1]).toMatchObject({ what: 'Death reported', by: 'You', facts: { on: '2026-03-26' } })
    expect(record.timeline[1]).toMatchObject({ clause: 'PET-3', words: expect.stringMatching(/has died/) })
    const letter = await newestTo(register, PEOPLE.anna.email)
    expect(letter.subject).toBe('We’ve recorded that Old Tom has died')
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
    expect(record.can.undoDeceased).toEqual({ clause: 'PET-3', words: reply.message })
  })
})

test('an animal that dies in the care of an organisation has left it, and is with it again when that is taken back', async () => {
  const petId = await have()
  const intake = { petId, organisationId: register.people.anna, kind: 'stray', cameOn: '2026-03-01' } as const
  await beginIntake(register.db, intake, register.clock.now())
  const left = () => register.db.selectFrom('intake').select('leftHow').where('petId', '=', petId).executeTakeFirst()
  await anna.updatePetStatus({ petId, status: 'deceased' })
  expect(await left()).toEqual({ leftHow: 'died' })
  await anna.updatePetStatus({ petId, status: 'deceasedUndo' })
  expect(await left()).toEqual({ leftHow: null })
})

describe('a pet that has left the country', () => {
  test('can still be changed and come back', async () => {
    const petId = await have()
    expect((await anna.updatePetStatus({ petId, status: 'exported' })).data).toEqual({ status: 'exported' })
    const away = await recordOf(petId)
    expect(away.can).toMatchObject({ edit: true, reportReturned: true })
    expect(away.can.reportExported).toEqual({ clause: 'PET-5', words: expect.stringMatching(/This pet has left the country\.$/) })
    expect((await anna.updatePetStatus({ petId, status: 'returned' })).data).toEqual({ status: 'active' })
    expect((await recordOf(petId)).timeline.map(({ what }) => what)).toEqual(['Registered', 'Move abroad reported', 'Return reported'])
  })
})

/** What happens when somebody else becomes the keeper. */
async function passToWilma(db: Db, petId: string) {
  const { anna: from, wilma: to } = register.people
  const held = await lockPet(db, petId)
  if (held?.status !== 'active') return
  const tools = toolsOn(db, register, register.clock.now(), { id: to })
  const passing = { to, by: 'recipient', way: 'adoption', clause: 'OFFER-6' } as const
  await transferKeepership(tools, { id: petId, keeperId: from }, passing)
}

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

  test('still owes it after it has been missing', async () => {
    const { petId, keeper } = await unpaid()
    await keeper.updatePetStatus({ petId, status: 'missing' })
    expect((await keeper.updatePetStatus({ petId, status: 'found' })).data).toEqual({ status: 'awaitingPayment' })
  })

  test('still owes it after it has been abroad', async () => {
    const { petId, keeper } = await unpaid()
    await keeper.updatePetStatus({ petId, status: 'exported' })
    expect((await keeper.updatePetStatus({ petId, status: 'returned' })).data).toEqual({ status: 'awaitingPayment' })
  })
})

describe('a pet that is missing', () => {
  test('is reported with the day, the keeper is told what that does, and it is found again', async () => {
    const petId = await have('Moss')
    expect(await anna.updatePetStatus({ petId, status: 'missing', on: '2026-03-25' })).toMatchObject({
      status: 200,
      data: { status: 'missing' },
    })
    const letter = await newestTo(register, PEOPLE.anna.email)
    expect(letter.subject).toBe('Moss has been reported missing')
    expect(letter.text).toContain('No one else can become the keeper until Moss is reported found')
    const gone = await recordOf(petId)
    expect(gone.can).toMatchObject({ reportFound: true, reportStolen: true, reportDeceased: true })
    expect(gone.can.passOn).toEqual({ clause: 'KEEP-1', words: expect.any(String) })

    expect((await anna.updatePetStatus({ petId, status: 'found' })).data).toEqual({ status: 'active' })
    expect((await newestTo(register, PEOPLE.anna.email)).subject).toBe('Moss has been reported found')
    expect((await recordOf(petId)).timeline.map(({ what, by }) => `${what} · ${by}`)).toEqual([
      'Registered · You',
      'Reported missing · You',
      'Reported found · You',
    ])
  })

  test('can turn out to be stolen, and the keeper is sent to the police', async () => {
    const petId = await have('Moss')
    await anna.updatePetStatus({ petId, status: 'missing' })
    expect((await anna.updatePetStatus({ petId, status: 'stolen' })).data).toEqual({ status: 'stolen' })
    const letter = await newestTo(register, PEOPLE.anna.email)
    expect(letter.subject).toBe('Moss has been reported stolen')
    expect(letter.text).toContain('police on 101')
    expect((await anna.updatePetStatus({ petId, status: 'found' })).data).toEqual({ status: 'active' })
  })

  test.each(['missing', 'stolen'] as const)(
    'can be reported dead while it is %s, and is active when that is taken back',
    async (status) => {
      const petId = await have()
      await anna.updatePetStatus({ petId, status })
      expect((await anna.updatePetStatus({ petId, status: 'deceased' })).data).toEqual({ status: 'deceased' })
      expect((await anna.updatePetStatus({ petId, status: 'deceasedUndo' })).data).toEqual({ status: 'active' })
    },
  )

  test('cannot be reported to have left the country', async () => {
    const petId = await have()
    await anna.updatePetStatus({ petId, status: 'missing' })
    const reply = await anna.updatePetStatus({ petId, status: 'exported' })
    expect(reply).toMatchObject({ status: 409, code: 'notInThisState' })
    expect(reply).toMatchObject({ clause: 'PET-5', message: expect.stringMatching(/This pet has been reported missing\.$/) })
  })

  test.each(['missing', 'exported'] as const)(
    'of two reports at the same moment, missing and %s, one counts and the other is told why not',
    async (other) => {
      const petId = await have()
      const replies = await Promise.all([
        anna.updatePetStatus({ petId, status: 'missing' }),
        anna.updatePetStatus({ petId, status: other }),
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      const loser = replies.find(({ status }) => status === 409)
      expect(loser).toMatchObject({
        clause: expect.stringMatching(/^PET-\d$/),
        message: expect.stringMatching(/This pet (has been reported missing|has left the country)\.$/),
      })
      const record = await recordOf(petId)
      expect(record.timeline).toHaveLength(2)
      expect(record.chainHolds).toBe(true)
    },
  )
})

describe('is refused', () => {
  test('somebody who kept it until lately, with the moment it changed hands: handedOver', async () => {
    const petId = await have('Nettle')
    await register.db.transaction().execute((db) => passToWilma(db, petId))
    const reply = await anna.updatePetStatus({ petId, status: 'missing' })
    expect(reply).toMatchObject({ status: 409, code: 'handedOver' })
    expect(reply.message).toContain('a different keeper since 26 May 2026')
    expect(reply.message).not.toMatch(/Wilma|Okafor|wilma@/)
    const wilma = await signedIn('wilma')
    expect((await wilma.updatePetStatus({ petId, status: 'missing' })).status).toBe(200)
  })

  test('either a report or a change of hands that come at the same moment, and the loser is told what happened', async () => {
    const petId = await have('Nettle')
    const [reply] = await Promise.all([
      anna.updatePetStatus({ petId, status: 'missing' }),
      register.db.transaction().execute((db) => passToWilma(db, petId)),
    ])
    expect([200, 409]).toContain(reply.status)
    if (reply.status === 409) expect(reply.message).toMatch(/^This animal has had a different keeper since /)
  })

  test('somebody else, exactly as for a pet that does not exist: notYours', async () => {
    const petId = await have()
    const wilma = await signedIn('wilma')
    const theirs = await wilma.updatePetStatus({ petId, status: 'deceased' })
    const absent = await wilma.updatePetStatus({ petId: newId(), status: 'deceased' })
    expect([theirs.status, theirs.code, theirs.message]).toEqual([404, 'notYours', 'We can’t find this pet in your account'])
    expect([absent.status, absent.code, absent.message]).toEqual([theirs.status, theirs.code, theirs.message])
    expect((await recordOf(petId)).status).toBe('active')
  })

  test.each(['deceasedUndo', 'returned', 'found'] as const)('%s of a pet that is active, with the clause and the state', async (status) => {
    const reply = await anna.updatePetStatus({ petId: await have(), status })
    expect(reply).toMatchObject({ status: 409, code: 'notInThisState' })
    expect(reply).toMatchObject({ clause: expect.stringMatching(/^PET-\d$/), message: expect.stringMatching(/This pet is registered\.$/) })
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
    expect(reply).toMatchObject({ status: 400, code: 'beforeBirth', fields: { on: 'The date can’t be before the date of birth' } })
  })
})

test('an animal whose move from another register isn’t proven is refused: unproven', async () => {
  const { keeper, petId } = await movedFrom(register, (await database(register, null)).code)
  expect(await keeper.api.updatePetStatus({ petId, status: 'exported' })).toMatchObject({ status: 409, code: 'unproven', clause: 'MOVE-1' })
})
