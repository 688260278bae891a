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
  expect(data).toMatchObject({ result: 'issued', holder: { shown: null, away: null }, relay: true })
  expect(JSON.stringify(data)).not.toContain('Vale Chips')
})

test('one who shows a number to everyone can be called by whoever finds the animal', async () => {
  await (await register.as('idris')).updateBookingTerms(terms({ listed: false, publicName: 'Vale Chips', publicPhone: '(029) 2018 0000' }))
  const data = await answered()
  expect(data.holder?.shown).toEqual({ name: 'Vale Chips', phone: '+442920180000' })
  expect(data.advice[0]).toContain('Vale Chips. Call them on 029 2018 0000, or send them a message through us')
})

test('a finder is told that the implanter is away, until when and whom to call, in the answer, the letter and the conversation', async () => {
  const idris = await register.as('idris')
  const standIn = { standInName: 'Sioned Price', standInPhone: '01584 496 001' }
  await idris.saveTimeAway({ from: '2026-03-27', to: '2026-05-03', note: 'In hospital', ...standIn })
  const data = await answered()
  const told = 'Away until 3 May 2026. In hospital. In the meantime, call Sioned Price on 01584 496001.'
  expect(data.holder?.away).toMatchObject({ until: '2026-05-03', standInPhone: '+441584496001' })
  expect(data.advice[0]).toContain(told)

  const { relayKey } = (await register.stranger.addMicrochipLookup({ chipNumber, message: 'Found!', finderEmail: 'fay@example.org' })).data
  await register.drain()
  const letter = (await register.outbox()).find(({ recipient }) => recipient === 'fay@example.org')
  expect(letter?.text).toContain(told)
  expect(letter?.text).toContain('You can also call them: Vale Chips, 029 2018 0000.')
  expect((await register.stranger.conversation({ relayKey })).data.away).toMatchObject({ until: '2026-05-03' })

  register.clock.turn({ days: 60 })
  expect((await answered()).holder?.away).toBeNull()
  expect((await register.stranger.conversation({ relayKey })).data.away).toBeNull()
})
