import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { madeTag, taggedDog } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const at = (token: string, language = 'en-GB') =>
  register.app.inject({ url: `/t/${token}`, remoteAddress: freshAddress(), headers: { 'accept-language': language } })
const send = (token: string, fields: Record<string, string>) =>
  register.app.inject({
    method: 'POST',
    url: `/t/${token}`,
    remoteAddress: freshAddress(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const scans = async () => (await register.db.selectFrom('scan').select('id').execute()).length

test('a stranger sees the pet in their own language, on a page of a few kilobytes, and reading it records nothing', async () => {
  const { token } = await taggedDog(register)
  const before = await scans()
  const page = await at(token, 'pl-PL,pl;q=0.9')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Czy znaleziono Nettle?')
  expect(page.body).toContain('<html lang="pl" dir="ltr">')
  expect(gzipSync(page.body).length).toBeLessThan(4_000)
  expect(page.body.length).toBeLessThan(30_000)
  expect((await at(token, 'ar')).body).toContain('dir="rtl"')
  expect(await scans()).toBe(before)
})

test('what they write and where they are reaches the keeper, without any script', async () => {
  const { token, email } = await taggedDog(register)
  const page = await send(token, { where: 'Outside the Red Lion', message: 'She is with me', contact: 'flo@example.org', safe: 'yes' })
  expect(page.body).toContain('We’ve told the keeper')
  expect(page.body).toMatch(/href="\/relay\/[\w-]+"/)
  const letter = await newestTo(register, email)
  expect(letter.text).toContain('Outside the Red Lion')
})

test('a name or a note that tries to be a script is only text', async () => {
  const { token, keeper, tagId } = await taggedDog(register, '<script>alert(1)</script>')
  await keeper.api.updateTailTagSettings({ tagId, settings: { notesText: '"><img src=x onerror=alert(1)>' } })
  const { body, headers } = await at(token)
  expect(body).not.toContain('<script>alert')
  expect(body).not.toContain('<img src=x')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-/)
})

test('a tag that is not activated leads to its activation, and one that there is not says so', async () => {
  const { token } = await madeTag(register)
  const page = await at(token)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(`/tailtag/activate?tag=${token}`)
  const none = await at('AAAA-AAAA')
  expect([none.statusCode, none.body.includes('We don’t know this code')]).toEqual([404, true])
})

test('nonsense is answered in the words of the page', async () => {
  const { token } = await taggedDog(register)
  const page = await send(token, { lat: 'x', lng: 'y', contact: 'nobody@', message: 'Hello' })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Something went wrong')
})
