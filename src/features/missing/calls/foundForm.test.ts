import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { nothingTyped } from '../finderform/fields.ts'
import { sealedForm } from '../finderform/sealedform.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('gives back what was typed, and nothing for what this register has not sealed', async () => {
  const typed = { ...nothingTyped, place: 'Banbury' }
  const again = sealedForm(register.services.vault).seal({ typed, wrong: ['species'], at: register.clock.now() })
  expect((await register.stranger.foundForm({ again })).data).toEqual({ typed, wrong: ['species'] })
  expect(await register.stranger.foundForm({ again: 'nonsense' })).toMatchObject({ status: 404, code: 'notFound' })
})
