import { afterAll, beforeAll, expect, test } from 'vitest'
import { NoAnswer } from '#adapters/http/http.ts'
import type { Referral } from '#adapters/insurer/insurer.ts'
import { applied, quoteRow } from '#src/testing/insurance.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister({ INSURER_WEBHOOK_KEY: 'w3bhook' })
})
afterAll(() => register.close())

const statusOf = async (quoteId: string) => (await quoteRow(register, quoteId)).status

async function sweep() {
  await register.runJob('askInsurers', {})
  await register.drain()
}

test('the insurer’s answer makes cover begin, at the price that was chosen, and the keeper is told', async () => {
  const { keeper, quoteId } = await applied(register)
  await register.drain()
  const quote = await quoteRow(register, quoteId)
  expect(quote).toMatchObject({ status: 'bound', annualPence: 25_240, startsOn: '2026-03-29', endsOn: '2027-03-28' })
  const { subject, text } = await newestTo(register, keeper.email)
  expect(subject).toBe('Example Pet Insurance has accepted your application')
  expect(text).toContain(`${quote.policyNumber}`)
  expect(text).toContain('£252.40')
  const [mine] = (await keeper.api.getMyInsurance({})).data.items
  expect(mine).toMatchObject({ isPolicy: true, policyNumber: quote.policyNumber, hasEnded: false })
})

test('it’s told exactly what was agreed to', async () => {
  const { insurer } = register.services
  const [sent, { refer }]: [Referral[], typeof insurer] = [[], { ...insurer }]
  insurer.refer = async (referral) => {
    sent.push(referral)
    return refer(referral)
  }
  const { keeper, quoteId } = await applied(register)
  await register.drain()
  insurer.refer = refer
  expect(sent).toEqual([
    {
      quoteId,
      cover: 'lifetime',
      pays: 'monthly',
      annualPence: 25_240,
      monthlyPence: 2104,
      petName: 'Biscuit',
      person: {
        name: 'Nia Powell',
        email: keeper.email,
        mobile: '+447700900201',
        address: '9 Orchard Rise, Ludlow, Shropshire, SY8\u00a01AA',
      },
      question: expect.objectContaining({ species: 'dog', preExisting: false, conditions: [] }),
    },
  ])
  expect(JSON.stringify(sent)).not.toMatch(/chipNumber|accountId|password/)
})

test('what needs a closer look takes a while, and may be declined, with the reason', async () => {
  const [ears, heart] = [
    await applied(register, { preExisting: 'yes', conditions: ['ears'] }),
    await applied(register, { preExisting: 'yes', conditions: ['heart'] }),
  ]
  await register.drain()
  expect([await statusOf(ears.quoteId), await statusOf(heart.quoteId)]).toEqual(['referred', 'referred'])
  register.clock.turn({ hours: 2 })
  await sweep()
  expect([await statusOf(ears.quoteId), await statusOf(heart.quoteId)]).toEqual(['bound', 'declined'])
  const { subject, text } = await newestTo(register, heart.keeper.email)
  expect(subject).toBe('Example Pet Insurance can’t cover Biscuit')
  expect(text).toContain('medical history')
})

test('an insurer that’s away, or has lost the application, is asked again', async () => {
  const { insurer } = register.services
  const { refer, answer } = insurer
  insurer.refer = async () => {
    throw new NoAnswer('timeout')
  }
  const { quoteId } = await applied(register)
  await register.drain()
  expect(await quoteRow(register, quoteId)).toMatchObject({ status: 'referred', insurerReference: null })
  insurer.refer = refer
  insurer.answer = async () => ({ outcome: 'looking' })
  await sweep()
  expect(await quoteRow(register, quoteId)).toMatchObject({ status: 'referred', insurerReference: `EX-${quoteId}` })
  let isLost = true
  insurer.answer = async (reference) => {
    if (!isLost) return answer(reference)
    isLost = false
    return { outcome: 'unknown' }
  }
  await sweep()
  expect(await statusOf(quoteId)).toBe('bound')
  insurer.answer = answer
})

test('a policy at another price is not taken, and an operator hears of it', async () => {
  const { insurer } = register.services
  const { answer } = insurer
  const alarms: string[] = []
  register.services.alarm = (words) => void alarms.push(words)
  insurer.answer = async () => ({ outcome: 'bound', policyNumber: 'P1', startsOn: '2026-04-01', endsOn: '2027-03-31', annualPence: 25_241 })
  const { keeper, quoteId } = await applied(register)
  await register.drain()
  insurer.answer = answer
  expect(await quoteRow(register, quoteId)).toMatchObject({ status: 'declined', reason: 'otherPrice', policyNumber: null })
  expect(alarms).toHaveLength(1)
  expect((await newestTo(register, keeper.email)).text).toContain('different price')
})

test('the insurer can say that it has decided, with its key; what it decided is asked of itself', async () => {
  const { quoteId } = await applied(register, { preExisting: 'yes', conditions: ['skin'] })
  await register.drain()
  const say = (payload: object, authorization = 'Bearer w3bhook') =>
    register.app.inject({ method: 'POST', url: '/api/v1/webhooks/insurer', payload, headers: { authorization } })
  const reference = `EX-${quoteId}`
  expect((await say({ reference }, 'Bearer wrong')).statusCode).toBe(401)
  expect((await say({ nothing: 1 })).statusCode).toBe(400)
  expect((await say({ reference, outcome: 'bound' })).statusCode).toBe(200)
  expect((await say({ reference: 'EX-unknown' })).statusCode).toBe(200)
  await register.drain()
  expect(await statusOf(quoteId)).toBe('referred')
  register.clock.turn({ hours: 2 })
  await say({ reference })
  await register.drain()
  expect(await statusOf(quoteId)).toBe('bound')
})
