import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refuseMove } from '#features/staff/contract.ts'
import { later } from '#platform/clock/clock.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import { signedInAnew, watch as watchClaims, wish } from '#src/testing/claims.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { database, movedFrom, moveOf } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { anHourAgo, foundDog, PARK } from '#src/testing/searches.ts'
import { deskOf } from '#src/testing/staff.ts'
import { UNPROVEN } from './lifecycle.ts'

/** MOVE-1: nobody can take a record from another register by saying so. */

let register: TestRegister
let other: Awaited<ReturnType<typeof database>>
let moved: Awaited<ReturnType<typeof movedFrom>>
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ hours: 2 })
  other = await database(register, 'keeps')
  moved = await movedFrom(register, other.code)
  await register.drain()
})
afterAll(() => register.close())

const status = async () => (await moveOf(register, moved.moveId)).status
const watch = async () => {
  await register.runJob('watchRecordTransfers', {})
  await register.drain()
}

test('both registers are named in every answer, and a message still reaches whoever moved it', async () => {
  const { data } = await register.stranger.publicChipInfo({ chipNumber: moved.chipNumber })
  expect(data).toMatchObject({
    result: 'registeredHere',
    headline: `This microchip is registered here and with ${other.name}, and the record here isn’t proven yet`,
    unproven: true,
    others: [{ name: other.name, holds: 'yes' }],
    relay: true,
  })
  const proof = await register.stranger.verifyProof({ proof: data.proof ?? '' })
  expect(proof.data).toMatchObject({ unproven: true, stillTrue: true, registeredWith: `Homeward and ${other.name}` })
  const holds = await register.app.inject({ method: 'GET', url: `/api/registers/v1/holds/${moved.chipNumber}` })
  expect(holds.json()).toEqual({ chipNumber: moved.chipNumber, holds: true, proven: false, alsoWith: other.name })
  const finder = await register.stranger.finderChipInfo({ chipNumber: moved.chipNumber, species: 'dog' })
  expect(finder.data).toMatchObject({ unproven: true, others: [{ name: other.name }] })
})

test('a missing animal’s answer names both registers too, and says that the record here isn’t proven', async () => {
  await moved.keeper.api.updatePetStatus({ petId: moved.petId, status: 'missing' })
  const { data } = await register.stranger.publicChipInfo({ chipNumber: moved.chipNumber })
  expect(data).toMatchObject({ missing: 'missing', unproven: true, relay: true })
  expect(data.headline).toBe(
    `This animal has been reported missing. It’s registered here and with ${other.name}, and the record here isn’t proven yet`,
  )
})

test('whoever hasn’t shown that it’s theirs can’t report it stolen or dead, which would stop another keeper', async () => {
  const { api } = moved.keeper
  for (const status of ['stolen', 'deceased'])
    expect(await api.updatePetStatus({ petId: moved.petId, status })).toMatchObject({ status: 409, code: 'unproven', clause: 'MOVE-1' })
  const { can } = (await api.getPetDetail({ petId: moved.petId })).data
  expect([can.reportStolen, can.reportDeceased, can.reportMissing]).toMatchObject([{ clause: 'MOVE-1' }, { clause: 'MOVE-1' }, true])
  const report = { kind: 'lost', petId: moved.petId, where: PARK, seenAt: anHourAgo(register), stolen: true }
  expect(await api.saveLostPetRequest({ report })).toMatchObject({ status: 409, code: 'notNow', clause: 'MOVE-1' })
})

test('until it’s proven the animal can’t change hands, leave the country, be sent elsewhere or get a certificate', async () => {
  const { api } = moved.keeper
  const { can, open } = (await api.getPetDetail({ petId: moved.petId })).data
  expect([open, can.passOn, can.reportExported, can.certify]).toMatchObject([
    'unproven',
    { clause: 'MOVE-1' },
    { clause: 'MOVE-1' },
    { clause: 'MOVE-1' },
  ])
  expect(await api.updatePetStatus({ petId: moved.petId, status: 'exported' })).toMatchObject({ status: 409, code: 'unproven' })
  expect(await api.downloadCertificate({ kind: 'registration', id: moved.petId })).toMatchObject({ status: 409, code: 'unproven' })
  expect(await api.sendToRegister({ petId: moved.petId, registerCode: other.code, agreed: true })).toMatchObject({
    status: 409,
    code: 'unproven',
  })
  expect(await api.confirmTransferFromDatabase({ moveId: moved.moveId })).toMatchObject({ status: 409, clause: 'MOVE-3' })
  expect((await api.updatePetStatus({ petId: moved.petId, status: 'missing' })).status).toBe(200)
})

test('28 days after the other register has heard of it, without an objection, it’s proven, and not a day before', async () => {
  expect(await status()).toBe('unproven')
  register.clock.turn({ days: 27 })
  await watch()
  expect(await status()).toBe('unproven')
  register.clock.turn({ days: 1 })
  await watch()
  expect(await status()).toBe('told')
  expect((await newestTo(register, moved.keeper.email)).subject).toBe(`Clover’s move from ${other.name} is proven`)
})

test('a register that never heard of it proves nothing by keeping silent', async () => {
  const silent = await movedFrom(register, (await database(register, null)).code)
  register.clock.turn({ days: 90 })
  await watch()
  expect((await moveOf(register, silent.moveId)).status).toBe('unproven')
})

test('the other register’s objection stops the clock, and its keeper’s record stays', async () => {
  await register.db
    .updateTable('otherRegister')
    .set({ theirKeyHash: hashOfSecret('k3y') })
    .where('code', '=', other.code)
    .execute()
  const said = () =>
    register.app.inject({
      method: 'POST',
      url: '/api/registers/v1/moved',
      headers: { authorization: 'Bearer k3y' },
      payload: { chipNumber: moved.chipNumber, at: register.clock.now().toISOString() },
    })
  expect((await said()).json()).toMatchObject({ moved: false })
  expect((await said()).json()).toMatchObject({ moved: false })
  expect(await status()).toBe('objected')
  register.clock.turn({ days: 60 })
  await watch()
  expect(await status()).toBe('objected')
  await register.drain()
  expect((await newestTo(register, moved.keeper.email)).subject).toBe(`${other.name} objects to Clover’s move`)
})

test('someone else can ask to be the keeper of an animal whose move isn’t proven, also while it’s reported missing', async () => {
  const tamsin = await signedInAnew(register, 'tamsin')
  await moved.keeper.api.updatePetStatus({ petId: moved.petId, status: 'missing' })
  const asked = await tamsin.saveKeepershipRequest(await wish(tamsin, moved.chipNumber))
  expect(asked).toMatchObject({ status: 200, data: { status: 'notified' } })
  await watchClaims(register, 1)
  const claim = await register.db.selectFrom('claim').select('status').where('id', '=', asked.data.requestId).executeTakeFirst()
  expect(claim?.status).toBe('notified')
})

test('the record says how it stands, and until when the other register can object', async () => {
  const unproven = async () => (await moved.keeper.api.getPetDetail({ petId: moved.petId })).data.unproven
  expect(await unproven()).toEqual({
    why: 'unproven',
    register: other.name,
    objectBy: later(register.clock.now(), { days: 28 }).toISOString(),
  })
  await deskOf(() => register)(refuseMove, { moveId: moved.moveId, reason: 'It’s another animal’s certificate.' })
  expect(await unproven()).toEqual({ why: 'refused', register: other.name, objectBy: null })
})

test('what a finder reports doesn’t reach whoever’s move was refused', async () => {
  await deskOf(() => register)(refuseMove, { moveId: moved.moveId, reason: 'It’s another animal’s certificate.' })
  await register.drain()
  const before = (await mailbox(register, moved.keeper.email)).length
  await foundDog(register, { chipNumber: moved.chipNumber })
  await register.drain()
  expect((await mailbox(register, moved.keeper.email)).length).toBe(before)
})

test('what the law of pets takes for unproven is what the lifecycle does', async () => {
  const text = await import('node:fs').then(({ readFileSync }) => readFileSync(new URL('../pets/queries.ts', import.meta.url), 'utf8'))
  for (const state of [...UNPROVEN, 'refused']) expect(text).toContain(`'${state}'`)
})
