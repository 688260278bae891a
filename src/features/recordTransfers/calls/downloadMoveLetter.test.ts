import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { database, movedFrom } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let silent: Awaited<ReturnType<typeof database>>
beforeAll(async () => {
  register = await testRegister()
  silent = await database(register, null)
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

test('the keeper gets a letter to the other database as a PDF, named after both', async () => {
  const { keeper, moveId, chipNumber } = await movedFrom(register, silent.code)
  const reply = await keeper.api.downloadMoveLetter({ moveId })
  expect(reply.status).toBe(200)
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect(reply.headers['content-disposition']).toContain(`Letter to ${silent.name} ${chipNumber}.pdf`)
  const pdf = reply.bytes.toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('somebody else gets none: noSuchMove', async () => {
  const { moveId } = await movedFrom(register, silent.code)
  const anna = await register.as('anna')
  for (const id of [moveId, newId()])
    expect(await anna.downloadMoveLetter({ moveId: id })).toMatchObject({ status: 404, code: 'noSuchMove' })
})
