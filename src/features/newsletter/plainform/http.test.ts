import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailbox } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const send = (email: string, headers: Record<string, string> = {}, remoteAddress = freshAddress()) =>
  register.app.inject({
    method: 'POST',
    url: '/newsletter',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ email }).toString(),
  })

test('someone signs up without a script, and is asked to confirm by e-mail', async () => {
  const page = await send('plain@example.net')
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.body).toContain('Check your e-mail')
  await register.drain()
  expect((await mailbox(register, 'plain@example.net')).map(({ subject }) => subject)).toEqual(['Confirm that you want our newsletter'])
})

test('what is wrong is said above the form, which keeps what was typed and runs none of it', async () => {
  const page = await send('"><script>alert(1)</script>')
  expect(page.statusCode).toBe(400)
  expect(page.body).toContain('role="alert"')
  expect(page.body).toContain('Enter an e-mail address')
  expect(page.body).toContain('&quot;&gt;&lt;script&gt;')
  expect(page.body).not.toContain('<script>')
})

test('a network that has sent many is told to wait', async () => {
  const crowd = freshAddress()
  const pages = []
  for (let sent = 0; sent < 6; sent += 1) pages.push(await send(`crowd${sent}@example.net`, {}, crowd))
  expect(pages.at(-1)?.statusCode).toBe(429)
  expect(pages.at(-1)?.body).toContain('role="alert"')
})

test('another site can’t send it', async () => {
  const page = await send('elsewhere@example.net', { 'sec-fetch-site': 'cross-site' })
  expect([page.statusCode, page.headers.location]).toEqual([303, '/home'])
  await register.drain()
  expect(await mailbox(register, 'elsewhere@example.net')).toEqual([])
})
