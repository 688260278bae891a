import { afterAll, beforeAll, expect, test } from 'vitest'
import { tamsinsCode } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('anyone sees whose code it is', async () => {
  const { data } = await register.stranger.findTrainer({ code: await tamsinsCode(register) })
  expect(data).toEqual({ name: 'Tamsin Reid', organisation: 'Castle Wynd Training', courseApproval: 'SOS/MC/2024/017' })
})

test('a code that no verified trainer has is refused: noSuchTrainer', async () => {
  expect(await register.stranger.findTrainer({ code: '00000000' })).toMatchObject({ status: 404, code: 'noSuchTrainer' })
})
