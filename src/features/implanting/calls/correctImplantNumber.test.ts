import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { QUIET_MINUTES } from '#features/offers/lifecycle.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { newId } from '#platform/database/id.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped, freezeBatch, haveChips, numberOf, petOf, unitOf, verifiedImplanter } from '#src/testing/implants.ts'
import { askedByLetter, codeIn, letterboxOf, withoutEmail } from '#src/testing/letters.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { freshAddress, joinReachable } from '#src/testing/newcomer.ts'
import { haveOtherRegister } from '#src/testing/otherregisters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let idris: Client
let anna: Client
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ minutes: 70 })
  idris = await register.as('idris')
  anna = await register.as('anna')
})
afterAll(() => register.close())

const finds = async (chipNumber: string) => (await register.stranger.publicChipInfo({ chipNumber })).data.result
const reason = 'I typed two digits the wrong way round.'

async function implanted(number = freshChip(), over: Parameters<typeof chipped>[1] = {}) {
  const { data } = await idris.registerChip(chipped(number, over))
  const implants = await idris.getImplanterImplantedChips({ query: number })
  return { petId: data.petId, requestId: data.requestId, number, implantId: implants.data.items[0]?.id ?? '' }
}

const correct = (implantId: string, chipNumber: string, more: Record<string, unknown> = {}) =>
  idris.correctImplantNumber({ implantId, chipNumber, scanned: true, reason, ...more })

/** An animal that Anna has confirmed to be hers. */
async function confirmed(number = freshChip()) {
  const one = await implanted(number, { to: { email: PEOPLE.anna.email } })
  expect((await anna.customerAcceptRejectPetRequest({ requestId: one.requestId, answer: 'accept' })).status).toBe(200)
  return one
}

test('a number that was mistyped finds the animal no more, the right one does, and the history has both', async () => {
  const { petId, implantId, number } = await implanted()
  const right = freshChip()
  expect(await correct(implantId, right)).toMatchObject({ status: 200, data: { chipNumber: right } })
  expect(await finds(number)).not.toBe('registeredHere')
  expect(await finds(right)).toBe('registeredHere')
  const record = (await idris.getPetDetail({ petId })).data
  expect(record).toMatchObject({ chipNumber: right, chainHolds: true })
  expect(record.timeline.at(-1)).toMatchObject({
    what: `Microchip number corrected from ${groupChipNumber(number)} to ${groupChipNumber(right)}`,
    clause: 'IMPLANT-7',
    facts: { before: number, chipNumber: right },
  })
  expect(JSON.stringify(record.timeline)).not.toContain('two digits')
  const other = await register.as('anna')
  expect((await other.addPet(animal({ chipNumber: number }))).status).toBe(200)
})

test('the person who is asked is told before they answer, and confirms the right number', async () => {
  const { implantId, number } = await implanted(freshChip(), { to: { email: PEOPLE.anna.email } })
  const right = freshChip()
  await correct(implantId, right)
  const told = await newestTo(register, PEOPLE.anna.email)
  expect(told.subject).toBe('Moss’s microchip number was wrong')
  expect(told.text).toContain(groupChipNumber(number))
  expect(told.text).toContain(groupChipNumber(right))
  expect(told.text).toContain(reason)
})

test('the keeper who has confirmed is told at once by e-mail and text, and how to say that it isn’t right', async () => {
  const { petId, implantId, number } = await confirmed()
  const right = freshChip()
  await correct(implantId, right)
  const told = await newestTo(register, PEOPLE.anna.email)
  expect(told.text).toContain(`We’ve corrected it from ${groupChipNumber(number)} to ${groupChipNumber(right)}`)
  expect(told.text).toMatch(/If this isn’t right, .*ring us/)
  expect(told.text).toContain('certificate')
  expect((await newestTo(register, PEOPLE.anna.mobile)).text).toContain(groupChipNumber(right))
  expect((await anna.getPetDetail({ petId })).data).toMatchObject({ chipNumber: right, status: 'awaitingPayment' })
})

test('a letter that is out is posted again with the right number and the same code', async () => {
  const { implantId, letterbox, code } = await askedByLetter(register)
  const right = freshChip()
  await correct(implantId, right)
  const letter = await newestTo(register, letterbox)
  expect(letter.text).toContain(groupChipNumber(right))
  expect(codeIn(letter)).toBe(code)
})

test('a chip that was never used goes back to the implanter’s stock, and the right one is taken from it', async () => {
  const { numbers, batchId } = await haveChips(register)
  const [wrong = '', right = ''] = numbers
  const { implantId } = await confirmed(wrong)
  expect((await unitOf(register, wrong)).status).toBe('registered')
  await correct(implantId, right)
  expect((await unitOf(register, wrong)).status).toBe('withImplanter')
  expect((await unitOf(register, right)).status).toBe('registered')
  const row = await register.db.selectFrom('implant').selectAll().where('id', '=', implantId).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ chipNumber: right, batchId })
  expect((await idris.registerChip(chipped(wrong))).status).toBe(200)
})

test('a chip that has run out or been stopped since it went in is taken all the same', async () => {
  const late = await haveChips(register, { expiresIn: 2 })
  const stopped = await haveChips(register)
  const ids = [(await implanted()).implantId, (await implanted()).implantId]
  await freezeBatch(register, stopped.batchId)
  register.clock.turn({ days: 4 })
  await register.runJob('watchOrders', {})
  idris = await register.as('idris')
  expect((await unitOf(register, late.numbers[0] ?? '')).status).toBe('expired')
  expect((await correct(ids[0] ?? '', late.numbers[0] ?? '')).status).toBe(200)
  expect((await correct(ids[1] ?? '', stopped.numbers[0] ?? '')).status).toBe(200)
})

test('why it was wrong stands in the audit trail of the implanter’s account', async () => {
  const { implantId, number } = await implanted()
  const right = freshChip()
  await correct(implantId, right)
  const event = await register.db
    .selectFrom('event')
    .selectAll()
    .where('subjectId', '=', register.people.idris)
    .where('move', '=', 'correctNumber')
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow()
  expect(event.facts).toEqual({ before: number, chipNumber: right, why: reason })
})

describe('two animals whose numbers were mixed up', () => {
  test('get each other’s once it’s said that they’re to: each number finds the right one, and both keepers are told', async () => {
    const vera = await joinReachable(register, {})
    const one = await confirmed()
    const other = await implanted(freshChip(), { to: { email: vera.email } })
    await vera.api.customerAcceptRejectPetRequest({ requestId: other.requestId, answer: 'accept' })
    expect(await correct(one.implantId, other.number)).toMatchObject({
      status: 409,
      code: 'swapNeeded',
      fields: { swap: expect.any(String) },
    })
    expect(await numberOf(register, one.petId)).toBe(one.number)
    expect(await correct(one.implantId, other.number, { swap: true })).toMatchObject({ status: 200, data: { chipNumber: other.number } })
    const records = [(await anna.getPetDetail({ petId: one.petId })).data, (await vera.api.getPetDetail({ petId: other.petId })).data]
    expect(records).toMatchObject([
      { chipNumber: other.number, chainHolds: true, timeline: expect.arrayContaining([correctedEvent(one.number, other.number)]) },
      { chipNumber: one.number, chainHolds: true, timeline: expect.arrayContaining([correctedEvent(other.number, one.number)]) },
    ])
    expect(await numbersOf(one.implantId, other.implantId)).toEqual([other.number, one.number])
    expect((await newestTo(register, PEOPLE.anna.email)).text).toContain(
      `from ${groupChipNumber(one.number)} to ${groupChipNumber(other.number)}`,
    )
    expect((await newestTo(register, vera.email)).text).toContain(`from ${groupChipNumber(other.number)} to ${groupChipNumber(one.number)}`)
    // And back again, as often as it takes.
    expect((await correct(other.implantId, other.number, { swap: true })).status).toBe(200)
    expect(await numberOf(register, one.petId)).toBe(one.number)
  })

  test('take the chips of the stock and their batches with them', async () => {
    const [mine = ''] = (await haveChips(register)).numbers
    const one = await confirmed(mine)
    const other = await implanted()
    expect((await unitOf(register, mine)).status).toBe('registered')
    await correct(other.implantId, mine, { swap: true })
    expect((await unitOf(register, mine)).status).toBe('implanted')
    const batches = await register.db
      .selectFrom('implant')
      .select(['id', 'batchId'])
      .where('id', 'in', [one.implantId, other.implantId])
      .execute()
    expect(new Map(batches.map(({ id, batchId }) => [id, batchId !== null]))).toEqual(
      new Map([
        [one.implantId, false],
        [other.implantId, true],
      ]),
    )
  })

  test('of one letter: it’s posted once more, with both numbers right', async () => {
    const to = withoutEmail()
    const [one, other] = [await implanted(freshChip(), { to, as: 'breeder' }), await implanted(freshChip(), { to, as: 'breeder' })]
    register.clock.turn({ minutes: QUIET_MINUTES })
    await register.runJob('tellOfLitter', { offerId: one.requestId })
    const before = (await mailbox(register, letterboxOf(to))).length
    await correct(one.implantId, other.number, { swap: true })
    expect(await numbersOf(one.implantId, other.implantId)).toEqual([other.number, one.number])
    expect((await mailbox(register, letterboxOf(to))).length).toBe(before + 1)
  })
})

const correctedEvent = (before: string, chipNumber: string) =>
  expect.objectContaining({ clause: 'IMPLANT-7', facts: { before, chipNumber } })

const numbersOf = (...implantIds: string[]) =>
  Promise.all(
    implantIds.map(async (id) => {
      const row = await register.db.selectFrom('implant').select('chipNumber').where('id', '=', id).executeTakeFirstOrThrow()
      return row.chipNumber
    }),
  )

describe('is refused', () => {
  test('for another’s implant as for one that is not there: noSuchImplant', async () => {
    const { implantId } = await implanted()
    const other = await verifiedImplanter(register, {})
    const asked = { chipNumber: freshChip(), scanned: true, reason }
    expect(await other.api.correctImplantNumber({ implantId, ...asked })).toMatchObject({ status: 404, code: 'noSuchImplant' })
    expect(await correct(newId(), freshChip())).toMatchObject({ status: 404, code: 'noSuchImplant' })
  })

  test('where the new number was not read: notScanned', async () => {
    const { implantId } = await implanted()
    expect(await correct(implantId, freshChip(), { scanned: false })).toMatchObject({ status: 400, code: 'notScanned' })
  })

  test('where nothing would change: sameNumber', async () => {
    const { implantId, number } = await implanted()
    expect(await correct(implantId, number)).toMatchObject({ status: 409, code: 'sameNumber', fields: { chipNumber: expect.any(String) } })
  })

  test('for a number that another animal has: chipTaken', async () => {
    const { implantId } = await implanted()
    const { data } = await anna.addPet(animal({ chipNumber: freshChip() }))
    const chipNumber = await numberOf(register, data.petId)
    expect(await correct(implantId, chipNumber, { swap: true })).toMatchObject({ status: 409, code: 'chipTaken' })
    expect(await finds(chipNumber)).toBe('registeredHere')
  })

  test('for a number that another database holds, unless it is said: heldElsewhere', async () => {
    const { implantId } = await implanted()
    const held = freshChip()
    const other = await haveOtherRegister(register, { code: 'petlog', holds: [held] })
    expect(await correct(implantId, held)).toMatchObject({ status: 409, code: 'heldElsewhere', clause: 'CHIP-2' })
    expect((await correct(implantId, held, { evenIfHeldElsewhere: true })).status).toBe(200)
    await other.close()
  })

  test('for a chip of another implanter, one that was no longer sterile, one that was never sold: as at registration', async () => {
    const { implantId } = await implanted()
    const other = await verifiedImplanter(register, {})
    const theirs = (await haveChips(register, { holder: other.id })).numbers[0] ?? ''
    expect(await correct(implantId, theirs)).toMatchObject({ status: 409, code: 'otherHolder', clause: 'STOCK-4' })
    expect((await mailbox(register, other.email)).at(-1)?.text).toContain(groupChipNumber(theirs))
    const old = await haveChips(register)
    await register.db.updateTable('chipUnit').set({ expiresOn: '2026-03-21' }).where('batchId', '=', old.batchId).execute()
    expect(await correct(implantId, old.numbers[0] ?? '')).toMatchObject({ status: 409, code: 'notSterile' })
    expect(await correct(implantId, (await haveChips(register)).unsold)).toMatchObject({ status: 409, code: 'usedAlready' })
  })

  test('while something was reported of the chip: reported', async () => {
    const { implantId, number } = await implanted()
    await idris.markChipAsdead({ chipNumber: number, kind: 'failed', noticedOn: '2026-03-27', words: 'Nothing', secondScan: 'Nothing' })
    expect(await correct(implantId, freshChip())).toMatchObject({ status: 409, code: 'reported' })
  })

  test('while its keeper looks for the animal: lookedFor', async () => {
    const { implantId, petId } = await confirmed()
    await anna.updatePetStatus({ petId, status: 'missing' })
    const { status } = await petOf(register, petId)
    expect(status).toBe('missing')
    expect(await correct(implantId, freshChip())).toMatchObject({ status: 409, code: 'lookedFor' })
  })

  test('where the animal has another chip by now: notNow', async () => {
    const { implantId, number } = await implanted()
    await idris.markChipAsdead({ chipNumber: number, kind: 'failed', noticedOn: '2026-03-27', words: 'Nothing', secondScan: 'Nothing' })
    const { implant } = chipped('')
    expect((await idris.chipWithPet({ oldChipNumber: number, chipNumber: freshChip(), implant })).status).toBe(200)
    expect(await correct(implantId, freshChip())).toMatchObject({ status: 409, code: 'notNow' })
  })

  test('for a swap with an animal of whose chip something was reported: otherReported', async () => {
    const one = await implanted()
    const bad = await implanted()
    await idris.markChipAsdead({ chipNumber: bad.number, kind: 'failed', noticedOn: '2026-03-27', words: 'Nothing', secondScan: 'Nothing' })
    expect(await correct(one.implantId, bad.number, { swap: true })).toMatchObject({ status: 409, code: 'otherReported' })
    expect(await correct(bad.implantId, one.number, { swap: true })).toMatchObject({ status: 409, code: 'reported' })
  })

  test('after 30 days, of either animal: tooLate, otherNotNow', async () => {
    const { implantId, number } = await implanted()
    register.clock.turn({ days: 31 })
    const { data } = await register.stranger.login({ email: PEOPLE.idris.email, password: PASSWORD }, { address: freshAddress() })
    idris = register.withToken(data.token)
    expect(await correct(implantId, freshChip())).toMatchObject({ status: 409, code: 'tooLate', clause: 'IMPLANT-4' })
    const other = await implanted()
    expect(await correct(other.implantId, number, { swap: true })).toMatchObject({ status: 409, code: 'otherNotNow' })
  })
})
