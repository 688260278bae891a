import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptBy, signedInAnew, wish } from '#src/testing/claims.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('the photo of a request that’s over is forgotten after six years with its file, and that of an open one is not', async () => {
  const anna = await signedInAnew(register, 'anna')
  const idris = await signedInAnew(register, 'idris')
  const asked: string[] = []
  for (let count = 0; count < 2; count += 1) {
    const { chipNumber } = await keptBy(anna)
    asked.push((await idris.saveKeepershipRequest(await wish(idris, chipNumber))).data.requestId)
  }
  const [settled = '', open = ''] = asked
  expect(await idris.updateKeepershipRequest({ requestId: settled, act: 'withdraw' })).toMatchObject({ status: 200 })
  const { photoId } = await register.db.selectFrom('claim').select('photoId').where('id', '=', settled).executeTakeFirstOrThrow()
  const shown = async () => {
    for (const name of ['forgetClaimPhotos', 'forgetFiles']) await register.runJob(name, {})
    const rows = await register.db.selectFrom('claim').select(['id', 'photoId']).where('id', 'in', asked).execute()
    const byId = new Map(rows.map((row) => [row.id, row.photoId !== null]))
    const stored = await register.services.files.get(`uploads/${photoId}`)
    return [byId.get(settled), byId.get(open), stored !== null]
  }
  register.clock.turn({ days: 6 * 365 })
  expect(await shown()).toEqual([true, true, true])
  register.clock.turn({ days: 8 })
  expect(await shown()).toEqual([false, true, false])
})
