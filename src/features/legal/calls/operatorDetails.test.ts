import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister({
    COMPANY_NAME: 'Fernhill Registers Ltd',
    COMPANY_ADDRESS: '3 Mill Lane, Ludlow, SY8 1AA',
    BACKUPS_KEPT: '30',
  })
})
afterAll(() => register.close())

test('anyone is told who runs the register, as its operator has set it', async () => {
  expect((await register.stranger.operatorDetails()).data).toEqual({
    name: 'Fernhill Registers Ltd',
    address: '3 Mill Lane, Ludlow, SY8 1AA',
    backupDays: 30,
  })
})
