import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptMove } from '#features/staff/contract.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { database, moving } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('the certificate of a move that’s been decided is forgotten after six years with its file, and that of another is not', async () => {
  const { code, close } = await database(register, null)
  const keeper = await joinReachable(register, { name: 'Mona Mover' })
  const moves: { moveId: string; fileId: string }[] = []
  for (let count = 0; count < 2; count += 1) {
    const sent = { file: { bytes: await smallPicture(), name: 'certificate.png' } }
    const { fileId } = (await keeper.api.uploadFile({ purpose: 'evidence' }, sent)).data
    const { data } = await keeper.api.saveTransferFromDatabase(moving(code, { proof: { kind: 'certificate', fileId } }))
    moves.push({ moveId: data.moveId, fileId })
  }
  const [settled, open] = moves
  await deskOf(() => register)(acceptMove, { moveId: settled?.moveId ?? '', reason: 'The certificate is theirs.' })
  const left = async () => {
    for (const name of ['forgetProofs', 'forgetFiles']) await register.runJob(name, {})
    const files = await Promise.all([settled, open].map((move) => register.services.files.get(`uploads/${move?.fileId}`)))
    return files.map((file) => file !== null)
  }
  register.clock.turn({ days: 6 * 365 })
  expect(await left()).toEqual([true, true])
  register.clock.turn({ days: 8 })
  expect(await left()).toEqual([false, true])
  await close()
})
