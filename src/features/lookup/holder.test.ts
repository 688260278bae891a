import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { haveAgreed } from '#src/testing/agreed.ts'
import { terms } from '#src/testing/bookings.ts'
import { haveChips } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let chipNumber: string
beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, 'fay@example.org')
  chipNumber = (await haveChips(register, { chips: 1 })).numbers[0] ?? ''
})
afterAll(() => register.close())
beforeEach(() => register.clock.turn({ hours: 2 }))

const answered = async () => (await register.stranger.publicChipInfo({ chipNumber })).data

test('an implanter who holds a chip and shows no number is asked by a message alone, and not named', async () => {
  await (await register.as('idris')).updateBookingTerms(terms({ listed: false, publicName: 'Vale Chips' }))
  const data = await answered()
  expect(data).toMatchObject({ result: 'issued', holder: null, relay: true })
  expect(JSON.stringify(data)).not.toContain('Vale Chips')
})

test('one who shows a number to everyone can be called by whoever finds the animal', async () => {
  await (await register.as('idris')).updateBookingTerms(terms({ listed: false, publicName: 'Vale Chips', publicPhone: '(029) 2018 0000' }))
  const data = await answered()
  expect(data.holder).toMatchObject({ name: 'Vale Chips', phone: '+442920180000' })
  expect(data.advice[0]).toContain('Vale Chips. Call them on 029 2018 0000, or send them a message through us')
})
