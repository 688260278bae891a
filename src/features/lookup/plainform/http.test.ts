import { afterAll, beforeAll, expect, test } from 'vitest'
import { haveChips } from '#src/testing/implants.ts'
import { havePet } from '#src/testing/lookups.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const CHIP = '985121004515220'
let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await havePet(register, { chip: CHIP })
})
afterAll(() => register.close())

const send = (fields: Record<string, string>, headers: Record<string, string> = {}, remoteAddress = freshAddress()) =>
  register.app.inject({
    method: 'POST',
    url: '/tell-keeper',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ chipNumber: CHIP, ...fields }).toString(),
  })
const conversations = async () => (await (await register.as('anna')).conversations({})).data.items.map(({ lastWords }) => lastWords)

test('a finder’s message reaches the keeper without a script, once although it’s sent twice, with a link to the conversation', async () => {
  const message = { message: 'I have her.\r\nShe is fine.', placeWords: 'The mill', finderEmail: 'sam@example.com' }
  const phone = freshAddress()
  const page = await send(message, {}, phone)
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).toMatch(/href="\/relay\/[\w-]+"/)
  await send(message, {}, phone)
  expect(await conversations()).toEqual(['I have her.\nShe is fine.'])
})

test('what is wrong is said above the form, which keeps what was typed and runs none of it', async () => {
  const page = await send({ message: '"><script>alert(1)</script>', finderEmail: 'not an address', finderName: 'Sam' })
  expect(page.statusCode).toBe(400)
  expect(page.body).toContain('role="alert"')
  expect(page.body).toContain('value="not an address"')
  expect(page.body).toContain('value="Sam"')
  expect(page.body).toContain('&quot;&gt;&lt;script&gt;')
  expect(page.body).not.toContain('<script>')
  expect((await send({ chipNumber: '981100004701999', message: 'Hello' })).body).toContain('isn’t registered here')
  expect(await conversations()).toHaveLength(1)
})

test('a network that has sent many is told what else it can do, for the puzzle needs a script', async () => {
  const crowd = freshAddress()
  const pages = []
  for (let sent = 0; sent < 20; sent += 1) pages.push(await send({ message: `Message ${sent}` }, {}, crowd))
  const stopped = pages.find(({ statusCode }) => statusCode === 400)
  expect(stopped?.body).toContain('A lot of messages have come from your network')
  expect(stopped?.body).not.toContain('Tick the box')
})

test('another site can’t send it', async () => {
  const page = await send({ message: 'From elsewhere' }, { 'sec-fetch-site': 'cross-site' })
  expect([page.statusCode, page.headers.location]).toEqual([303, '/home'])
  expect(await conversations()).not.toContain('From elsewhere')
})

test('an implanter who holds a chip that nobody has registered is called that', async () => {
  const [held = ''] = (await haveChips(register, { chips: 1 })).numbers
  const asked = await send({ chipNumber: held, message: '' })
  expect(asked.body).toContain('<h1>Message the implanter</h1>')
  const sent = await send({ chipNumber: held, message: 'Whose dog is it?' })
  expect(sent.statusCode).toBe(200)
  expect(sent.body).toContain('<h1>We’ve told the implanter</h1>')
})
