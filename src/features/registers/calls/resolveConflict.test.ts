import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { beginMove } from '#features/recordTransfers/beginMove.ts'
import { acceptMove } from '#features/staff/contract.ts'
import { newId } from '#platform/database/id.ts'
import { lawOn } from '#platform/law/tools.ts'
import { freshChip } from '#src/testing/animals.ts'
import { signedInAnew } from '#src/testing/claims.ts'
import type { Client } from '#src/testing/client.ts'
import { stray } from '#src/testing/litters.ts'
import { havePet } from '#src/testing/lookups.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { haveOtherRegister } from '#src/testing/otherregisters.ts'
import { database } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'

let register: TestRegister
let anna: Client
let petlog: Awaited<ReturnType<typeof haveOtherRegister>>
let pets = 0
beforeAll(async () => {
  register = await testRegister()
  petlog = await haveOtherRegister(register, { code: 'petlog', holds: [] })
})
afterAll(async () => {
  await petlog.close()
  await register.close()
})
beforeEach(async () => {
  anna = await signedInAnew(register, 'anna')
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
})

/** A pet of Anna’s that the other register holds as well, as the hourly round finds out. */
async function onTwo(status: 'active' | 'missing' = 'active') {
  pets += 1
  const chip = `9851210045153${10 + pets}`
  const petId = await havePet(register, { chip, status, name: `Pet${pets}` })
  petlog.held.add(chip)
  await register.runJob('askAboutOurs', {})
  await register.drain()
  const { items } = (await anna.registerConflicts({ petId })).data
  return { chip, petId, conflictId: items[0]?.conflictId ?? '', items }
}

const one = async (petId: string) => (await anna.registerConflicts({ petId })).data.items[0]

test('the hourly round finds a number that both have, tells both, and asks no more for a month', async () => {
  const { items, petId } = await onTwo()
  expect(items).toMatchObject([
    { other: { name: 'Petlog' }, isOpen: true, found: 'Petlog answered that it has this microchip when we asked.' },
  ])
  expect((await mailbox(register, PEOPLE.anna.email)).map(({ subject }) => subject)).toEqual(['Petlog has Pet1’s microchip as well'])
  await register.runJob('askAboutOurs', {})
  await register.drain()
  expect((await mailbox(register, PEOPLE.anna.email)).length).toBe(1)
  expect(await one(petId)).toBeDefined()
})

test('a keeper’s word alone doesn’t resolve it: what they keep here is proven like any move, and both are named until then', async () => {
  const { conflictId, petId, chip } = await onTwo()
  const { data, status } = await anna.resolveConflict({ conflictId, keep: 'here' })
  expect([status, data.status, data.isOpen]).toEqual([200, 'keptHere', false])
  await register.drain()
  expect(petlog.held.has(chip)).toBe(true)
  const look = async () => (await register.stranger.publicChipInfo({ chipNumber: chip })).data
  expect(await look()).toMatchObject({ unproven: true, others: [{ name: 'Petlog' }] })
  const move = await register.db.selectFrom('databaseMove').selectAll().where('petId', '=', petId).executeTakeFirstOrThrow()
  expect(move).toMatchObject({ status: 'unproven', registerCode: 'petlog', proofKind: 'none' })
  expect((await one(petId))?.next).toContain('Until that’s proven')

  await deskOf(() => register)(acceptMove, { moveId: move.id, reason: 'The vet’s letter names her.' })
  await register.drain()
  expect(await look()).toMatchObject({ unproven: false, others: [] })
  petlog.held.delete(chip)
  await register.runJob('watchRecordTransfers', {})
  await register.runJob('watchConflicts', {})
  await register.drain()
  expect(await one(petId)).toBeUndefined()
})

test('while two registers have it the animal can’t change hands, leave the country or get a certificate', async () => {
  const { petId } = await onTwo()
  const { can, open, unproven } = (await anna.getPetDetail({ petId })).data
  expect([open, can.passOn, can.reportExported, can.certify]).toMatchObject([
    'unproven',
    { clause: 'MOVE-1' },
    { clause: 'MOVE-1' },
    { clause: 'MOVE-1' },
  ])
  expect(unproven).toEqual({ why: 'twoRegisters', register: 'Petlog', objectBy: null })
  expect(await anna.downloadCertificate({ kind: 'registration', id: petId })).toMatchObject({ status: 409, code: 'unproven' })
})

test('a record that’s still moving here from a third register isn’t kept here as well: moveUnderWay', async () => {
  const { conflictId, petId } = await onTwo()
  const third = await database(register, null)
  await register.db
    .transaction()
    .execute((db) =>
      beginMove(
        { ...lawOn(db, register.clock.now(), register.people.anna), queue: async () => undefined },
        { petId, keeperId: register.people.anna, registerCode: third.code, status: 'registered', proof: null },
      ),
    )
  expect(await anna.resolveConflict({ conflictId, keep: 'here' })).toMatchObject({ status: 409, code: 'moveUnderWay', clause: 'CONF-5' })
})

test('a keeper who doesn’t choose is reminded on three days, and a conflict that has gone ends by itself', async () => {
  const { petId, chip } = await onTwo()
  for (const days of [7, 21, 62, 30]) {
    register.clock.turn({ days })
    await register.runJob('watchConflicts', {})
    await register.runJob('watchConflicts', {})
    await register.drain()
  }
  const reminders = (await mailbox(register, PEOPLE.anna.email)).filter(({ subject }) => subject === `Pet${pets} is still on two registers`)
  expect(reminders).toHaveLength(3)
  petlog.held.delete(chip)
  await register.runJob('watchConflicts', {})
  await register.drain()
  anna = await signedInAnew(register, 'anna')
  expect(await one(petId)).toBeUndefined()
})

test('what’s kept here isn’t shown to be theirs by a file that nobody uploaded: noSuchProof', async () => {
  const { conflictId, petId } = await onTwo()
  const reply = await anna.resolveConflict({ conflictId, keep: 'here', proof: { kind: 'certificate', fileId: newId() } })
  expect(reply).toMatchObject({ status: 400, code: 'noSuchProof' })
  expect((await one(petId))?.status).toBe('open')
})

test('a rescue doesn’t prove its record of a stray while the keeper on the other register has days to claim it: heldForOther', async () => {
  const wilma = await signedInAnew(register, 'wilma')
  const chipNumber = freshChip()
  const { petId } = (await wilma.addPetByWelfare(stray({ chipNumber }))).data
  petlog.held.add(chipNumber)
  await petlog.tell('conflict', chipNumber)
  const conflictId = (await wilma.registerConflicts({ petId })).data.items[0]?.conflictId ?? ''
  expect(await wilma.resolveConflict({ conflictId, keep: 'here' })).toMatchObject({ status: 409, code: 'heldForOther', clause: 'HOLD-8' })
})

test('while a pet is missing its record stays here: lookedFor', async () => {
  const { conflictId } = await onTwo('missing')
  expect((await anna.registerConflicts({})).data.items.at(-1)?.can.moveThere).toMatchObject({ clause: 'CONF-3' })
  expect(await anna.resolveConflict({ conflictId, keep: 'there' })).toMatchObject({ status: 409, code: 'lookedFor', clause: 'CONF-3' })
})

test('a pet that goes missing after its record was left elsewhere is found here all the same, until it is home', async () => {
  const { conflictId, petId, chip } = await onTwo()
  await anna.resolveConflict({ conflictId, keep: 'there' })
  await anna.updatePetStatus({ petId, status: 'missing' })
  const look = async () => (await register.stranger.publicChipInfo({ chipNumber: chip })).data
  expect(await look()).toMatchObject({ result: 'registeredHere', missing: 'missing', relay: true })
  expect((await look()).advice.join(' ')).toContain('Petlog has this microchip as well')
  expect((await register.stranger.addMicrochipLookup({ chipNumber: chip, message: 'I have her.' })).status).toBe(200)
  await anna.updatePetStatus({ petId, status: 'found' })
  expect((await look()).result).toBe('registeredElsewhere')
})

test('finders are sent to another register for no longer than it has the number', async () => {
  const { conflictId, petId, chip } = await onTwo()
  await anna.resolveConflict({ conflictId, keep: 'there' })
  await register.runJob('watchConflicts', {})
  await register.drain()
  expect((await one(petId))?.status).toBe('movedThere')
  petlog.held.delete(chip)
  await register.runJob('watchConflicts', {})
  await register.drain()
  expect((await register.stranger.publicChipInfo({ chipNumber: chip })).data.result).toBe('registeredHere')
  const told = (await mailbox(register, PEOPLE.anna.email)).find(({ subject }) => subject === `Pet${pets} is only on Homeward now`)
  expect(told?.text).toContain('finders reach you through us again')
})

test('what counts already is not chosen again: alreadySo', async () => {
  const { conflictId } = await onTwo()
  await anna.resolveConflict({ conflictId, keep: 'there' })
  expect(await anna.resolveConflict({ conflictId, keep: 'there' })).toMatchObject({ status: 409, code: 'alreadySo' })
})

test('nobody resolves it but the keeper: noSuchConflict', async () => {
  const { conflictId } = await onTwo()
  const toby = await register.as('toby')
  expect(await toby.resolveConflict({ conflictId, keep: 'here' })).toMatchObject({ status: 404, code: 'noSuchConflict' })
})
