import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import { applied, chosen, quoted, quoteRow } from '#src/testing/insurance.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, givenToSomebody } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const watch = () => register.runJob('watchInsuranceQuotes', {})
const remindersTo = async (email: string) => (await mailbox(register, email)).filter(({ subject }) => subject?.includes('quote ends on'))

test('who saved a quote is reminded once, three days before it ends; who did not save it never', async () => {
  const keeper = await confirmed(register)
  await quoted(register, keeper.api)
  const byLink = await quoted(register, register.stranger)
  await register.stranger.saveInsuranceQuote({ ...byLink, email: 'reminded@example.org' })
  await quoted(register, register.stranger)
  register.clock.turn({ days: 26, hours: 23 })
  await watch()
  expect((await remindersTo(keeper.email)).concat(await remindersTo('reminded@example.org'))).toEqual([])
  register.clock.turn({ hours: 2 })
  await watch()
  await watch()
  expect(await remindersTo(keeper.email)).toHaveLength(1)
  const [letter] = await remindersTo('reminded@example.org')
  expect(letter?.text).toContain(`/quote/${byLink.quoteId}?key=${byLink.key}`)
  expect((await register.outbox()).filter(({ subject }) => subject?.includes('quote ends on'))).toHaveLength(2)
})

test('after 30 days a quote is over, and what was answered is forgotten, whatever became of it', async () => {
  const open = await quoted(register, register.stranger, { preExisting: 'yes', conditions: ['skin'] })
  const bound = await applied(register)
  await register.drain()
  const declined = await quoted(register, register.stranger, { breed: { kind: 'breed', breedId: 'xl-bully' } })
  register.clock.turn({ days: 29, hours: 23 })
  await watch()
  expect(await quoteRow(register, open.quoteId)).toMatchObject({ status: 'priced', answers: { conditions: ['skin'] } })
  register.clock.turn({ hours: 2 })
  await watch()
  for (const [quoteId, status] of [
    [open.quoteId, 'expired'],
    [bound.quoteId, 'bound'],
    [declined.quoteId, 'declined'],
  ] as const)
    expect(await quoteRow(register, quoteId)).toMatchObject({ status, answers: null, offers: null, email: null })
  expect(await quoteRow(register, bound.quoteId)).toMatchObject({ petName: 'Biscuit', policyNumber: expect.any(String) })
  expect((await register.stranger.getInsuranceQuote(open)).data).toMatchObject({ isOver: true, answers: null, offers: [] })
})

test('an application that the insurer never answers ends as well, and its keeper is told', async () => {
  const { answer } = register.services.insurer
  register.services.insurer.answer = async () => ({ outcome: 'looking' })
  const { keeper, quoteId } = await applied(register)
  await register.drain()
  register.clock.turn({ days: 30, hours: 1 })
  await watch()
  register.services.insurer.answer = answer
  expect((await quoteRow(register, quoteId)).status).toBe('expired')
  expect((await newestTo(register, keeper.email)).subject).toBe('Example Pet Insurance hasn’t answered your application')
})

test('a quote ends when the pet dies or has another keeper, and with its keeper’s account', async () => {
  const keeper = await confirmed(register)
  const quoteFor = async () => {
    const { petId } = (await keeper.api.addPet(animal())).data
    return { petId, ...(await quoted(register, keeper.api, {}, { petId })) }
  }
  const [died, given] = [await quoteFor(), await quoteFor()]
  await keeper.api.updatePetStatus({ petId: died.petId, status: 'deceased' })
  await givenToSomebody(register, keeper, given.petId)
  for (const { quoteId } of [died, given]) expect(await quoteRow(register, quoteId)).toMatchObject({ status: 'withdrawn', answers: null })

  const closing = await chosen(register)
  await closing.keeper.api.updateUser({ close: { password: closing.keeper.password } })
  register.clock.turn({ days: 30 })
  await register.runJob('endClosingAccounts', {})
  expect(await quoteRow(register, closing.quoteId)).toMatchObject({ status: 'withdrawn', answers: null })
})
