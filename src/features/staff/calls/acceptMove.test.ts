import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { database, movedFrom, moveOf } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { acceptMove } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('a move that Staff accept counts from then on, and only now is the other register asked to mark its record', async () => {
  const other = await database(register, 'notes')
  const { keeper, moveId, petId } = await movedFrom(register, other.code)
  await register.drain()
  expect(await moveOf(register, moveId)).toMatchObject({ status: 'unproven', toldAt: null })
  expect(await keeper.api.downloadCertificate({ kind: 'registration', id: petId })).toMatchObject({ status: 409 })

  await run(acceptMove, { moveId, reason: 'Their certificate names them.' })
  await register.drain()
  expect((await moveOf(register, moveId)).status).toBe('told')
  expect((await newestTo(register, keeper.email)).subject).toBe(`Clover’s move from ${other.name} is proven`)
  expect((await keeper.api.downloadCertificate({ kind: 'registration', id: petId })).status).toBe(200)
  await other.close()
})

test('what’s decided already, or isn’t there, is refused: noSuchMove', async () => {
  const { moveId } = await movedFrom(register, (await database(register, null)).code)
  await run(acceptMove, { moveId, reason: 'Their certificate names them.' })
  for (const id of [moveId, newId()])
    await expect(run(acceptMove, { moveId: id, reason: 'Again' })).rejects.toMatchObject({ code: 'noSuchMove' })
})
