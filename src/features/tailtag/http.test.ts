import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailbox } from '#src/testing/mailbox.ts'
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
const send = (token: string, fields: Record<string, string>, remoteAddress = freshAddress(), headers: Record<string, string> = {}) =>
  register.app.inject({
    method: 'POST',
    url: `/t/${token}`,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
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
  const letter = (await mailbox(register, email)).find(({ text }) => text.includes('They say where they are: “Outside the Red Lion”.'))
  expect(letter?.text).toContain('Nettle')
  expect(letter?.text).not.toContain('on the map')
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

test('whoever has found the animal of a tag that leads to no one can report it in their language', async () => {
  const { token } = await madeTag(register)
  for (const code of [token, 'AAAA-AAAA']) expect((await at(code, 'es')).body).toContain('href="/lost-found/found/es"')
})

test('a paused tag asks about the pet without its name, in words and in the title', async () => {
  const { token, keeper, tagId } = await taggedDog(register)
  await keeper.api.updateTag({ tagId, now: 'pause' })
  const { body } = await at(token)
  expect(body).toContain('<h1>Have you found this pet?</h1>')
  expect(body).toContain('<title>Have you found this pet? · Homeward</title>')
})

test('nonsense is answered in the words of the page', async () => {
  const { token } = await taggedDog(register)
  const page = await send(token, { lat: 'x', lng: 'y', contact: 'nobody@', message: 'Hello' })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Something went wrong')
})

test('what was typed stays where it could not be sent, and the page says what is wrong with it', async () => {
  const { token } = await taggedDog(register)
  const { body } = await send(token, { where: 'By the "Red Lion"', message: '<b>She’s safe</b>', contact: '01632 960', safe: 'yes' })
  expect(body).toContain('value="By the &quot;Red Lion&quot;"')
  expect(body).toContain('&lt;b&gt;She’s safe&lt;/b&gt;</textarea>')
  expect(body).toContain('value="01632 960" aria-invalid="true"')
  expect(body).toContain('value="yes" checked')
  expect(body).toContain('Enter an e-mail address or a mobile number')
})

test('a device that hardly knows where it is, or says nonsense of it, still brings the rest to the keeper', async () => {
  const { token, petId } = await taggedDog(register)
  const at = [
    { lat: '52.06', lng: '-1.34', accuracy: '250000' },
    { lat: '520.6', lng: '-1.34' },
  ]
  for (const place of at) expect((await send(token, { ...place, where: 'Mill Lane' })).body).toContain('We’ve told the keeper')
  const kept = await register.db.selectFrom('scan').selectAll().where('petId', '=', petId).orderBy('id').execute()
  expect(kept).toMatchObject([
    { lat: 52.06, accuracyMetres: 100_000 },
    { lat: null, placeWords: 'Mill Lane' },
  ])
})

test('a message of 2,000 characters is taken, with its line breaks as browsers send them', async () => {
  const { token } = await taggedDog(register)
  const { body } = await send(token, { message: 'a\r\n'.repeat(1000).slice(0, 3000) })
  expect(body).toContain('We’ve told the keeper')
})

test('a page that is loaded anew after it was sent tells the keeper nothing twice', async () => {
  const { token, email } = await taggedDog(register)
  const address = freshAddress()
  const press = /name="press" value="([\w-]+)"/.exec((await at(token)).body)?.[1] ?? ''
  const typed = { message: 'She is with me', contact: 'flo@example.org', press }
  const pages = [await send(token, typed, address), await send(token, typed, address)]
  const [first, again] = pages.map(({ body }) => /href="(\/relay\/[\w-]+)"/.exec(body)?.[1])
  expect(again).toBe(first)
  expect((await mailbox(register, email)).filter(({ text }) => text.includes('She is with me'))).toHaveLength(1)
  const other = await send(token, { ...typed, press: 'another-page' }, address)
  expect(other.body).not.toContain(first)
})

test('no other site makes its visitors scan a tag', async () => {
  const { token, petId } = await taggedDog(register)
  const page = await send(token, { where: 'Mill Lane' }, freshAddress(), { 'sec-fetch-site': 'cross-site' })
  expect([page.statusCode, page.headers.location]).toEqual([303, `/t/${token}`])
  expect(await register.db.selectFrom('scan').select('id').where('petId', '=', petId).execute()).toEqual([])
})

test('where a network has guessed too much, the page doesn’t say that a tag is unknown', async () => {
  const { token } = await taggedDog(register)
  const address = freshAddress()
  for (let guess = 0; guess < 20; guess += 1) await register.app.inject({ url: `/t/GUESS${guess}`, remoteAddress: address })
  const page = await register.app.inject({ url: `/t/${token}`, remoteAddress: address, headers: { 'accept-language': 'en' } })
  expect(page.statusCode).toBe(429)
  expect(page.body).not.toContain('We don’t know this code')
  expect(page.body).toContain('call us')
})
