import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptMove, listMoves } from '#features/staff/contract.ts'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import { signedInAnew } from '#src/testing/claims.ts'
import type { Client } from '#src/testing/client.ts'
import { haveOtherRegister } from '#src/testing/otherregisters.ts'
import { database, movedFrom, moveOf } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'

let register: TestRegister
let silent: Awaited<ReturnType<typeof database>>
let petlog: Awaited<ReturnType<typeof haveOtherRegister>>
beforeAll(async () => {
  register = await testRegister()
  silent = await database(register, null)
  petlog = await haveOtherRegister(register, { code: 'petlog', holds: [] })
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(async () => {
  await petlog.close()
  await register.close()
})

const staff = deskOf(() => register)
const PDF = { bytes: Buffer.from('%PDF-1.4\n%%EOF\n'), name: 'signed.pdf' }
const signedForm = async (api: Client) => ({
  kind: 'signedForm' as const,
  fileId: (await api.uploadFile({ purpose: 'evidence' }, { file: PDF })).data.fileId,
})

test('a rescue shows that an animal which was given up is its own with the form its keeper signed, says so now or later, and Staff accept it', async () => {
  const wilma = await signedInAnew(register, 'wilma')
  const taken = animal({ name: 'Felix', evenIfHeldElsewhere: true })
  petlog.held.add(taken.chipNumber)
  const { petId } = (await wilma.addPetByWelfare({ ...taken, intake: { cameOn: '2026-03-27', kind: 'surrender' } })).data
  const conflict = async () => (await wilma.registerConflicts({ petId })).data.items[0]
  const conflictId = (await conflict())?.conflictId ?? ''
  const words = async () => (await wilma.getWelfarePets({})).data.items.find(({ id }) => id === petId)?.next?.words

  expect((await conflict())?.can.prove).toMatchObject({ clause: 'MOVE-11' })
  expect((await wilma.resolveConflict({ conflictId, keep: 'here' })).status).toBe(200)
  expect(await conflict()).toMatchObject({ hasProof: false, can: { prove: true }, next: expect.stringContaining('Add what shows') })
  expect(await words()).toMatch(/^Your turn: add what shows/)

  const proof = await signedForm(wilma)
  const reply = await wilma.addMoveProof({ petId, proof })
  expect(reply).toMatchObject({
    status: 200,
    message: 'We’ve got your proof, and our staff will check it',
    data: { hasProof: true, next: expect.stringContaining('Our staff are checking your proof.') },
  })
  expect(await conflict()).toMatchObject({ hasProof: true, next: expect.stringContaining('Our staff are checking') })
  expect(await words()).toBe('Our turn: we’re checking your proof.')
  const moveId = reply.data.id
  const row = (await staff(listMoves, {})).items.find((move) => move.moveId === moveId)
  expect(row).toMatchObject({ proof: 'signedForm', certificate: `uploads/${proof.fileId}` })
  expect(row?.next[0]).toBe(`npm run staff -- save-file uploads/${proof.fileId}`)
  const events = await register.db.selectFrom('event').select(['move', 'facts']).where('subjectId', '=', moveId).orderBy('seq').execute()
  expect(events.at(-1)).toEqual({ move: 'addProof', facts: { proof: 'signedForm' } })

  await staff(acceptMove, { moveId, reason: 'The form is signed and names the chip.' })
  expect(await wilma.addMoveProof({ petId, proof })).toMatchObject({ status: 409, code: 'decided', clause: 'MOVE-11' })
})

test('the proof is taken with the choice to keep the record here, also when that was said before', async () => {
  const wilma = await signedInAnew(register, 'wilma')
  const taken = animal({ name: 'Otto', evenIfHeldElsewhere: true })
  petlog.held.add(taken.chipNumber)
  const { petId } = (await wilma.addPetByWelfare({ ...taken, intake: { cameOn: '2026-03-27', kind: 'surrender' } })).data
  const conflictId = (await wilma.registerConflicts({ petId })).data.items[0]?.conflictId ?? ''
  const kinds = async () =>
    (await register.db.selectFrom('databaseMove').select('proofKind').where('petId', '=', petId).execute()).map(
      ({ proofKind }) => proofKind,
    )
  await wilma.resolveConflict({ conflictId, keep: 'here', proof: { kind: 'transferCode', code: 'NORTH-1' } })
  expect(await kinds()).toEqual(['transferCode'])
  await wilma.resolveConflict({ conflictId, keep: 'there' })
  await wilma.resolveConflict({ conflictId, keep: 'here', proof: await signedForm(wilma) })
  expect(await kinds()).toEqual(['signedForm'])
})

test('somebody else finds no such move: noSuchMove', async () => {
  const { petId } = await movedFrom(register, silent.code)
  const anna = await register.as('anna')
  for (const id of [petId, newId()])
    expect(await anna.addMoveProof({ petId: id, proof: { kind: 'sameEmail' } })).toMatchObject({ status: 404, code: 'noSuchMove' })
})

test('a file that somebody else uploaded shows nothing: noSuchProof', async () => {
  const { keeper, petId, moveId } = await movedFrom(register, silent.code)
  const proof = await signedForm(await register.as('bryony'))
  const reply = await keeper.api.addMoveProof({ petId, proof })
  expect(reply).toMatchObject({ status: 400, code: 'noSuchProof' })
  expect(Object.keys(reply.fields)).toEqual(['proof.fileId'])
  expect((await moveOf(register, moveId)).proofKind).toBe('transferCode')
})
