import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { freshChip } from '#src/testing/animals.ts'
import { chipped } from '#src/testing/implants.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { form, freshAddress, NEWCOMERS_PASSWORD } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let people = 0
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ minutes: 70 }))
afterAll(() => register.close())

/** Somebody whom Idris has asked at an e-mail address, with the link in our message there. */
async function asked(to: { mobile?: string } = {}) {
  people += 1
  const email = `gwen${people}@example.org`
  const idris = await register.as('idris')
  const { data } = await idris.registerChip(chipped(freshChip(), { to: { email, ...to } }))
  const [, code = ''] = /\/asked\/[^/]+\/(\S+)/.exec((await newestTo(register, email)).text) ?? []
  return { ...data, email, code }
}

const open = (over: Record<string, unknown>) => {
  const { name, address, password } = form()
  return register.stranger.openAskedAccount({ name, address, password, landline: '01295 810123', ...over }, { address: freshAddress() })
}

test('somebody with an e-mail address and a landline opens an account from the implanter’s message, and answers at once', async () => {
  const { email, code, requestId, petId } = await asked()
  const before = (await mailbox(register, email)).length
  expect(await open({ requestId, code, email })).toMatchObject({ status: 200 })
  const account = await register.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  expect(account).toMatchObject({ mobile: null, landline: '+441295810123', emailVerifiedAt: register.clock.now() })
  expect((await mailbox(register, email)).slice(before)).toEqual([])
  const { data } = await register.stranger.login({ email, password: NEWCOMERS_PASSWORD }, { address: freshAddress() })
  const gwen = register.withToken(data.token)
  expect(await gwen.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })).toMatchObject({ status: 200, data: { petId } })
})

test('an address that has an account is told there, and nobody else', async () => {
  const { email, code, requestId } = await asked()
  await open({ requestId, code, email })
  expect(await open({ requestId, code, email })).toMatchObject({ status: 200 })
  expect((await newestTo(register, email)).subject).toMatch(/already/i)
})

describe('is refused', () => {
  test('with a link that we never sent: noSuchRequest', async () => {
    const { email, code, requestId } = await asked()
    for (const over of [
      { requestId: newId(), code },
      { requestId, code: 'ABCDEFGHJK' },
    ])
      expect(await open({ ...over, email })).toMatchObject({ status: 404, code: 'noSuchRequest' })
  })

  test('for another address than the one we wrote to: otherAddress', async () => {
    const { code, requestId } = await asked()
    expect(await open({ requestId, code, email: 'someone@example.org' })).toMatchObject({
      status: 400,
      code: 'otherAddress',
      fields: { email: expect.any(String) },
    })
  })

  test('where the link went to a mobile as well: hasMobile', async () => {
    const { email, code, requestId } = await asked({ mobile: '07700 900 577' })
    expect(await open({ requestId, code, email })).toMatchObject({ status: 409, code: 'hasMobile' })
  })

  test('once the request is over: ended', async () => {
    const { email, code, requestId } = await asked()
    register.clock.turn({ days: 15 })
    expect(await open({ requestId, code, email })).toMatchObject({ status: 409, code: 'ended' })
  })

  test('with a mobile for a landline: checkAnswers', async () => {
    const { email, code, requestId } = await asked()
    expect(await open({ requestId, code, email, landline: '07700 900123' })).toMatchObject({ status: 400, code: 'checkAnswers' })
  })
})
