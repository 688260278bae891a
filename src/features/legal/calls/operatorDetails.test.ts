import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRODUCTION } from '#src/testing/production.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister({ ...PRODUCTION, NODE_ENV: 'test', VAT_NUMBER: 'GB123456789', BACKUPS_KEPT: '30' })
})
afterAll(() => register.close())

test('anyone is told who runs the register, as its operator has set it', async () => {
  expect((await register.stranger.operatorDetails()).data).toEqual({
    name: 'Fernhill Registers Ltd',
    address: '3 Mill Lane, Ludlow, SY8 1AA',
    companyNumber: '01234567',
    icoNumber: 'ZA123456',
    vatNumber: 'GB123456789',
    backupDays: 30,
  })
})
