import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { nextCode, rescueWithApp } from '#src/testing/secondfactor.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const { email } = PEOPLE.anna
const right = { email, password: PASSWORD }

const send = (fields: Record<string, string>, { url = '/login', remoteAddress = freshAddress(), site = 'same-origin' } = {}) =>
  register.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    payload: new URLSearchParams(fields).toString(),
  })
const tokenIn = (body: string) => /'homeward\.token',"([^"]+)"/.exec(body)?.[1] ?? ''
const nextIn = (body: string) => /location\.replace\("([^"]*)"\)/.exec(body)?.[1]

test('the right password hands a session to the page, which no cache keeps and no address holds', async () => {
  const page = await send(right)
  expect(page.statusCode).toBe(200)
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect(page.headers['location']).toBeUndefined()
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'sha256-/)
  expect(nextIn(page.body)).toBe('/customer-dashboard')
  expect((await register.withToken(tokenIn(page.body)).userProfile()).data).toMatchObject({ email })
})

test('where no script runs it says what works without one, and whom to call', async () => {
  const { body } = await send(right)
  const plain = /<noscript>(.*)<\/noscript>/s.exec(body)?.[1]
  expect(plain).toContain('Your e-mail and password are right')
  expect(plain).toContain('0800 023 9384')
  expect(plain).toContain('href="/home"')
})

test.each([
  ['/customer-dashboard/pets?x=1', '/customer-dashboard/pets?x=1'],
  ['https://elsewhere.example/', '/customer-dashboard'],
  ['//elsewhere.example/', '/customer-dashboard'],
  ['javascript:alert(1)', '/customer-dashboard'],
])('it goes on to the page asked for (%s) where that is one of ours', async (path, next) => {
  expect(nextIn((await send(right, { url: `/login?${new URLSearchParams({ path })}` })).body)).toBe(next)
})

test('a path can’t end the script that it stands in', async () => {
  const { body } = await send(right, { url: `/login?${new URLSearchParams({ path: '/home#</script><script>alert(1)</script>' })}` })
  expect(body.match(/<script>/g)).toHaveLength(1)
})

test('an unknown e-mail and a wrong password are answered alike, and give the e-mail back but no password', async () => {
  const known = await send({ email, password: 'not her password' })
  const unknown = await send({ email: 'nobody@example.org', password: 'not her password' })
  expect([known.statusCode, unknown.statusCode]).toEqual([401, 401])
  expect(known.body).toContain('That e-mail and password don’t match an account')
  expect(known.body).toContain(`value="${email}"`)
  expect(known.body).not.toContain('not her password')
  expect(known.body.replace(email, '')).toBe(unknown.body.replace('nobody@example.org', ''))
})

test('what is missing is said at its field, and hostile text is only text', async () => {
  const page = await send({ email: '"><script>alert(1)</script>', password: '' })
  expect(page.statusCode).toBe(400)
  expect(page.body).toContain('href="#email"')
  expect(page.body).toContain('&quot;&gt;&lt;script&gt;')
  expect(page.body).not.toContain('<script>')
})

test('ten wrong passwords lock it as they lock the other form', async () => {
  const remoteAddress = freshAddress()
  const { email: idris } = PEOPLE.idris
  for (let tries = 0; tries < 10; tries += 1) await send({ email: idris, password: 'wrong' }, { remoteAddress })
  const page = await send({ email: idris, password: PASSWORD }, { remoteAddress })
  expect([page.statusCode, tokenIn(page.body)]).toEqual([429, ''])
  expect(page.body).toContain('Too many wrong passwords')
  const call = await register.stranger.login({ email: idris, password: PASSWORD }, { address: remoteAddress })
  expect(call).toMatchObject({ status: 429, code: 'locked' })
})

test('another site can’t sign anyone in', async () => {
  const page = await send(right, { site: 'cross-site' })
  expect([page.statusCode, page.headers['location'], page.body]).toEqual([303, '/login', ''])
})

test('an account with an app is asked for a code, on a page that holds no password and is good for ten minutes', async () => {
  const joined = await rescueWithApp(register)
  const asked = await send({ email: joined.email, password: joined.password })
  expect(asked.statusCode).toBe(401)
  expect(asked.body).toContain('Code from your app')
  expect(asked.body).not.toContain(joined.password)
  expect(asked.body).not.toContain('role="alert"')
  const sealed = /name="sealed" value="([^"]+)"/.exec(asked.body)?.[1] ?? ''

  const wrong = await send({ sealed, code: '12' })
  expect(wrong.body).toContain('Enter the 6 digits your app shows, or a recovery code')
  expect(wrong.body).toContain(`value="${sealed}"`)
  const empty = await send({ sealed, code: '' })
  expect(empty.body).toContain('role="alert"')
  expect(empty.body).toContain('Enter a code from your authenticator app')
  const signedIn = await send({ sealed, code: nextCode(register, joined.secret) })
  expect(nextIn(signedIn.body)).toBe('/welfare-dashboard')
  expect((await register.withToken(tokenIn(signedIn.body)).userProfile()).data).toMatchObject({ email: joined.email })

  register.clock.turn({ minutes: 11 })
  const late = await send({ sealed, code: nextCode(register, joined.secret) })
  expect([late.statusCode, tokenIn(late.body)]).toEqual([400, ''])
  expect((await send({ sealed: sealed.slice(1), code: '123456' })).statusCode).toBe(400)
})
