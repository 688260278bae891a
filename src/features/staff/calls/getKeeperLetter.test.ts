import { afterAll, beforeAll, expect, test } from 'vitest'
import { askedByLetter } from '#src/testing/letters.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { getKeeperLetter } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('staff see for whom a letter is by the code that is read to them, and what to do next', async () => {
  const { code, to, chip } = await askedByLetter(register)
  const shown = await run(getKeeperLetter, { letterCode: code })
  expect(shown).toMatchObject({
    animal: expect.stringContaining('Moss'),
    name: to.name,
    address: `${to.address.line1}, Banbury, OX16 5QB`,
    landline: '+441295810123',
    next: [expect.stringContaining('take-by-telephone')],
  })
  expect(JSON.stringify(shown)).not.toContain(code)
  expect(shown.animal.replaceAll(' ', '')).toContain(chip)
})

test('what was typed of them may be gone by then, and an unknown code shows nothing', async () => {
  const { code, petId } = await askedByLetter(register)
  await register.db.deleteFrom('keeperToBe').where('petId', '=', petId).execute()
  expect(await run(getKeeperLetter, { letterCode: code })).toMatchObject({ name: 'We no longer have their name', address: '' })
  const { code: used } = await askedByLetter(register)
  const keeper = await join(register)
  await keeper.api.redeemTransferCode({ code: used })
  await expect(run(getKeeperLetter, { letterCode: used })).rejects.toMatchObject({ code: 'codeUsed' })
  await expect(run(getKeeperLetter, { letterCode: '0000000000' })).rejects.toMatchObject({ code: 'noSuchCode' })
})
