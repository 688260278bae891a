import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { perform } from '#platform/server/perform.ts'
import { asked } from '#src/testing/claims.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf, staffAccount } from '#src/testing/staff.ts'
import { listClaims, saveFile } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('evidence is saved as a file that opens, under the name that the list shows, and that it was is recorded', async () => {
  await asked(register, { pet: { name: 'Nettle' } })
  const [claim] = (await run(listClaims, {})).items
  const photo = claim?.photo ?? ''
  const handler = register.handlers.find((one) => one.call === saveFile)
  if (!handler) throw new Error('Nobody saves files')
  const id = await staffAccount(register)
  const who = { id, name: 'Sal', email: 'sal@example.org', roles: ['Staff' as const], sessionId: 'test' }
  const asking = { fields: { file: photo }, file: null, who, now: register.clock.now(), address: 'test' }
  const { document } = await perform(handler, asking, register.serving)
  expect(document).toMatchObject({ name: `${photo.replace('uploads/', '')}.webp`, type: 'image/webp' })
  expect(document?.bytes.subarray(8, 12).toString()).toBe('WEBP')
  const event = await register.db
    .selectFrom('event')
    .select('facts')
    .where('subjectId', '=', id)
    .where('move', '=', 'saveFile')
    .executeTakeFirstOrThrow()
  expect(event.facts).toMatchObject({ file: photo })
})

test('a file that isn’t there is refused: noSuchFile', async () => {
  for (const file of [`uploads/${newId()}`, 'uploads/../../etc/passwd', 'nothing'])
    await expect(run(saveFile, { file })).rejects.toMatchObject({ status: 404, code: 'noSuchFile' })
})
