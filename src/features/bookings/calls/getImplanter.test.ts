import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookableImplanter, terms } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('anyone sees what an implanter offers and the town, and neither their address nor a number', async () => {
  const { id: implanterId, email } = await bookableImplanter(register)
  const { data } = await register.stranger.getImplanter({ implanterId })
  expect(data).toMatchObject({
    name: 'Dilys Chips',
    town: 'Ludlow',
    species: ['dog', 'cat'],
    role: 'trained',
    rating: null,
    terms: { homePence: 2500 },
  })
  expect(JSON.stringify(data)).not.toMatch(new RegExp(`Mill Lane|SY8|07700|\\+447700|${email}`))
})

test('one who can’t be booked is not found', async () => {
  expect(await register.stranger.getImplanter({ implanterId: register.people.idris })).toMatchObject({
    status: 404,
    code: 'noSuchImplanter',
  })
})

test('a number is shown only where the implanter gives one to show, and the booking has it', async () => {
  const { id: implanterId, api } = await bookableImplanter(register, { terms: { publicPhone: '01584 496 000' } })
  expect((await register.stranger.getImplanter({ implanterId })).data).toMatchObject({ phone: '+441584496000' })
  const found = (await register.stranger.searchImplanters({ near: 'SY8 1AA' })).data.items
  expect(found.find(({ id }) => id === implanterId)).toMatchObject({ phone: '+441584496000' })
  expect(await api.updateBookingTerms(terms({ publicPhone: '12345' }))).toMatchObject({
    status: 400,
    fields: { publicPhone: 'Enter a UK phone number, like 01295 123456' },
  })
  await api.updateBookingTerms(terms())
  expect((await register.stranger.getImplanter({ implanterId })).data.phone).toBeNull()
})
