import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { deskOf } from '#src/testing/staff.ts'
import { changeDetails, listContactChanges, refuseContactChange } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const reason = 'They rang: it wasn’t them.'

test('a change that someone has stopped by telephone is refused, and the new contact forgotten: noSuchChange', async () => {
  const keeper = await confirmed(register)
  const { changeId } = await run(changeDetails, { accountId: keeper.id, email: 'never@example.org', reason: 'Knew the chip number.' })
  await run(refuseContactChange, { changeId: changeId ?? '', reason })
  expect((await run(listContactChanges, {})).items).toEqual([])
  const change = await register.db
    .selectFrom('contactChange')
    .selectAll()
    .where('id', '=', changeId ?? '')
    .executeTakeFirstOrThrow()
  expect(change).toMatchObject({ status: 'refused', email: null })
  await expect(run(refuseContactChange, { changeId: newId(), reason })).rejects.toMatchObject({ code: 'noSuchChange' })
})
