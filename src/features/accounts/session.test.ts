import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { BASE_PATH } from '#platform/contract/call.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let token = ''
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const api = (as: string) => register.withToken(as).userProfile()
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const parts = () => {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return { header, payload, signature, claims }
}
const otherKey = new TextEncoder().encode('another key, as long as the real one is')

describe('a token', () => {
  beforeAll(async () => {
    token = (await register.stranger.login({ email: PEOPLE.anna.email, password: PASSWORD })).data.token
  })

  test('of ours is good', async () => {
    expect((await api(token)).status).toBe(200)
  })

  test.each<[string, () => string | Promise<string>]>([
    ['that is not a token', () => 'Bearer nonsense'],
    ['that is empty but for its dots', () => '..'],
    ['without a signature', () => `${parts().header}.${parts().payload}.`],
    ['that says it needs no signature (alg none)', () => `${encode({ alg: 'none' })}.${parts().payload}.`],
    [
      'with the payload of another and the old signature',
      () => `${parts().header}.${encode({ ...parts().claims, userType: 'Staff' })}.${parts().signature}`,
    ],
    ['signed with another key', () => new SignJWT(parts().claims).setProtectedHeader({ alg: 'HS256' }).sign(otherKey)],
    ['signed with another algorithm', () => new SignJWT(parts().claims).setProtectedHeader({ alg: 'HS512' }).sign(otherKey)],
    [
      'that names a key of its own (kid)',
      () => `${encode({ alg: 'HS256', kid: '../../dev/null' })}.${parts().payload}.${signedWithNothing(parts().payload)}`,
    ],
    ['a million characters long', () => `${token}${'A'.repeat(8000)}`],
    ['cut short', () => token.slice(0, -2)],
  ])('%s is refused like every other', async (_, forge) => {
    expect(await api(await forge())).toMatchObject({ status: 401, code: 'signInFirst', message: 'Your session has ended. Sign in again.' })
  })

  test('in the address instead of the header is no sign-in', async () => {
    const { statusCode } = await register.app.inject({
      method: 'GET',
      url: `${BASE_PATH}userProfile?authorization=${token}&token=${token}`,
    })
    expect(statusCode).toBe(401)
  })

  test('with a session that never was is refused, though we signed it', async () => {
    const { sub, name, email } = parts().claims
    const ours = await register.services.tokens.issue(
      { sub, sid: crypto.randomUUID(), name, email, mobile: '', userType: 'Customer' },
      register.clock.now(),
    )
    expect((await api(ours)).status).toBe(401)
  })

  test('that claims to be Staff gets no further than its holder', async () => {
    const { sub, sid, name, email } = parts().claims
    const ours = await register.services.tokens.issue(
      { sub, sid, name, email, mobile: '', userType: 'Staff,Welfare' },
      register.clock.now(),
    )
    expect(await register.withToken(ours).usersList({ email })).toMatchObject({ status: 403, code: 'notYourRole' })
  })

  test('that is stale does not keep a finder from asking what anyone may ask', async () => {
    expect((await register.withToken(`${token}x`).findAddress({ postcode: 'HR1 2BX' })).status).toBe(200)
  })

  test('ends after 30 days', async () => {
    register.clock.turn({ days: 29, hours: 23 })
    expect((await api(token)).status).toBe(200)
    register.clock.turn({ hours: 1 })
    expect((await api(token)).status).toBe(401)
  })
})

test('each sign-in has a session of its own, whatever was sent with it', async () => {
  const signIn = () =>
    register.stranger.login(
      { email: PEOPLE.bryony.email, password: PASSWORD },
      { address: freshAddress(), headers: { authorization: 'fixed-by-somebody' } },
    )
  const [one, two] = [await signIn(), await signIn()]
  expect(one.data.token).not.toBe(two.data.token)
})

function signedWithNothing(payload: string) {
  const header = encode({ alg: 'HS256', kid: '../../dev/null' })
  return createHmac('sha256', '').update(`${header}.${payload}`).digest('base64url')
}
