import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { booked } from '#src/testing/bookings.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { freshAddress, join, NEWCOMERS_PASSWORD } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

describe('how somebody is told', () => {
  test('only what is given is changed', async () => {
    const anna = await register.as('anna')
    await anna.updateUser({ marketing: true, antiPhishingWord: 'marmalade' })
    expect(await anna.updateUser({ alertBySms: false })).toMatchObject({ status: 200, message: 'Saved', data: { status: 'active' } })
    expect((await anna.userProfile()).data).toMatchObject({
      marketing: true,
      antiPhishingWord: 'marmalade',
      alertBySms: false,
      alertByEmail: true,
    })
  })

  test('the word stands in the messages that follow, and can be taken away', async () => {
    const anna = await register.as('anna')
    await anna.updateUser({ antiPhishingWord: 'marmalade' })
    await register.stranger.forgotPassword({ email: PEOPLE.anna.email }, { address: freshAddress() })
    expect((await newestTo(register, PEOPLE.anna.email)).text).toContain('Your security word: marmalade')
    await anna.updateUser({ antiPhishingWord: null })
    expect((await anna.userProfile()).data.antiPhishingWord).toBeNull()
  })

  test('one way to reach the person stays on', async () => {
    const bryony = await register.as('bryony')
    const words = 'Keep e-mail on, or text messages to a confirmed mobile number, so we can reach you when your pet is found'
    await bryony.updateUser({ alertBySms: false })
    expect(await bryony.updateUser({ alertByEmail: false })).toMatchObject({
      status: 409,
      code: 'oneChannel',
      fields: { alertByEmail: words },
    })
    expect((await bryony.userProfile()).data.alertByEmail).toBe(true)
  })

  test('text messages to a number that was never confirmed do not count as a way', async () => {
    const nia = await join(register)
    expect(await nia.api.updateUser({ alertByEmail: false })).toMatchObject({ status: 409, code: 'oneChannel' })
  })
})

test('details said to be right carry today’s date', async () => {
  const wilma = await register.as('wilma')
  register.clock.turn({ days: 20 })
  await wilma.updateUser({ detailsAreRight: true })
  expect((await wilma.userProfile()).data.contactConfirmedAt).toBe(register.clock.now().toISOString())
})

test('two choices made at the same moment both hold', async () => {
  const nia = await join(register)
  const lost = []
  for (const word of ['plum', 'pear', 'fig', 'quince', 'sloe', 'damson']) {
    const marketing = word.length === 4
    await Promise.all([{ antiPhishingWord: word }, { marketing }, { alertBySms: marketing }].map((choice) => nia.api.updateUser(choice)))
    const { data } = await nia.api.userProfile()
    if (data.antiPhishingWord !== word || data.marketing !== marketing || data.alertBySms !== marketing) lost.push(word)
  }
  expect(lost).toEqual([])
})

describe('closing', () => {
  test('needs the password', async () => {
    const nia = await join(register)
    const reply = await nia.api.updateUser({ close: { password: 'not hers' } })
    expect(reply).toMatchObject({ status: 403, code: 'wrongPassword', fields: { 'close.password': 'That isn’t your current password' } })
    expect((await nia.api.userProfile()).data.status).toBe('active')
  })

  test('waits for what has to be done first, and names it', async () => {
    const { customer } = await booked(register)
    const reply = await customer.api.updateUser({ close: { password: NEWCOMERS_PASSWORD } })
    expect(reply).toMatchObject({ status: 409, code: 'notSettled', clause: 'BOOK-20' })
    expect((await customer.api.userProfile()).data.status).toBe('active')
  })

  test('waits 30 days, says until when, and writes to the account', async () => {
    const nia = await join(register)
    const closing = register.clock.now()
    expect((await nia.api.updateUser({ close: { password: nia.password } })).data).toEqual({ status: 'closing' })
    const { data } = await nia.api.userProfile()
    expect(data).toMatchObject({ status: 'closing', closesAt: new Date(closing.getTime() + 30 * 86_400_000).toISOString() })
    expect(await newestTo(register, nia.email)).toMatchObject({
      subject: 'Your account is closing',
      text: expect.stringContaining('Keep my account'),
    })
  })

  test('can be taken back', async () => {
    const nia = await join(register)
    await nia.api.updateUser({ close: { password: nia.password } })
    register.clock.turn({ days: 29 })
    expect((await nia.api.updateUser({ keep: true })).data).toEqual({ status: 'active' })
    expect((await nia.api.userProfile()).data).toMatchObject({ status: 'active', closesAt: null })
  })

  test('cannot be done twice, nor taken back before it was done', async () => {
    const nia = await join(register)
    expect(await nia.api.updateUser({ keep: true })).toMatchObject({ status: 409, clause: 'ACC-4' })
    await nia.api.updateUser({ close: { password: nia.password } })
    expect(await nia.api.updateUser({ close: { password: nia.password } })).toMatchObject({ status: 409, clause: 'ACC-3' })
  })

  test('leaves the person able to sign in meanwhile', async () => {
    const nia = await join(register)
    await nia.api.updateUser({ close: { password: nia.password } })
    expect((await register.stranger.login({ email: nia.email, password: nia.password }, { address: freshAddress() })).status).toBe(200)
  })
})
