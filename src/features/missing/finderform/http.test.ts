import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { freshEmail } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const DOG = { species: 'dog', place: 'Banbury', whereabouts: 'withFinder' }

const post = (
  fields: Record<string, string>,
  { url = '/lost-found/found/pl', remoteAddress = freshAddress(), site = 'same-origin' } = {},
) =>
  register.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    payload: new URLSearchParams(fields).toString(),
  })

/** What the page that it leads back to is given. */
async function again(location: unknown) {
  const url = new URL(String(location), 'http://x')
  return (await register.stranger.foundForm({ again: url.searchParams.get('again') ?? '' })).data
}

test('four answers make a report, and lead to its page in the language of the form', async () => {
  const email = freshEmail()
  const reply = await post({ ...DOG, contact: email, colour: '', lat: '', lng: '' })
  expect(reply.statusCode).toBe(303)
  const url = new URL(String(reply.headers['location']), 'http://x')
  expect(url.searchParams.get('language')).toBe('pl')
  const reportId = url.pathname.split('/').at(-1) ?? ''
  expect((await register.stranger.getFoundAnimal({ reportId, key: url.searchParams.get('key') ?? '' })).data).toMatchObject({
    species: 'dog',
    area: 'Banbury',
    whereabouts: 'withFinder',
    mine: { nation: 'England' },
  })
  expect((await newestTo(register, email)).subject).toBe('Thank you for reporting the animal you found')
})

test('a mobile number will do, and so will the place of the device', async () => {
  expect((await post({ ...DOG, contact: '07700 900 123' })).headers['location']).toMatch(/^\/lost-found\/0/)
  const reply = await post({ ...DOG, place: '', lat: '52.06', lng: '-1.34', contact: freshEmail() }, { url: '/lost-found/found' })
  expect(reply.headers['location']).toMatch(/^\/lost-found\/0/)
})

test.each([
  ['no animal', { species: '' }, ['species']],
  ['an unknown place', { place: 'Nowhere-on-Sea' }, ['place']],
  ['no place', { place: '' }, ['place']],
  ['no word of where it is', { whereabouts: '' }, ['whereabouts']],
  ['no way to reach the finder', { contact: '' }, ['contact']],
  ['what is no address', { contact: 'nobody@' }, ['contact']],
  ['a number that is none', { contact: '12' }, ['contact']],
  ['all that there is to say', { species: '', place: '', whereabouts: '', contact: '' }, ['species', 'place', 'whereabouts', 'contact']],
  ['a chip number without an end', { chipNumber: '9'.repeat(61) }, ['']],
])('%s is said at its field, and nothing that was typed is lost', async (_, over, wrong) => {
  const typed = { ...DOG, contact: 'flo@example.org', description: '<script>alert("Ünal")</script>', ...over }
  const reply = await post(typed)
  expect(reply.statusCode).toBe(303)
  expect(reply.headers['location']).toMatch(/^\/lost-found\/found\/pl\?again=/)
  expect(String(reply.headers['location'])).not.toContain('flo')
  expect(await again(reply.headers['location'])).toMatchObject({ typed, wrong })
})

test('a photo that is not theirs, or is gone, is asked for again', async () => {
  const reply = await post({ ...DOG, contact: freshEmail(), photoId: '01890000-0000-7000-8000-000000000000' })
  expect(await again(reply.headers['location'])).toMatchObject({ typed: { place: 'Banbury', photoId: '' }, wrong: ['photoId'] })
})

test('the button pressed twice sends one report, and another animal is another report', async () => {
  const [email, remoteAddress] = [freshEmail(), freshAddress()]
  const [first, second] = await Promise.all([1, 2].map(() => post({ ...DOG, contact: email }, { remoteAddress })))
  expect(second?.headers['location']).toBe(first?.headers['location'])
  expect(await mailbox(register, email)).toHaveLength(1)
  const other = await post({ ...DOG, contact: email, colour: 'black' }, { remoteAddress })
  expect(other.headers['location']).toMatch(/^\/lost-found\/0/)
  expect(other.headers['location']).not.toBe(first?.headers['location'])
})

test('a description is as long as the form lets it be, however a browser ends its lines, and one that is longer costs nothing else', async () => {
  const lines = 'x'.repeat(98)
  const reply = await post({ ...DOG, contact: freshEmail(), description: Array(10).fill(lines).join('\r\n') })
  expect(reply.headers['location']).toMatch(/^\/lost-found\/0/)
  const long = await post({ ...DOG, contact: freshEmail(), description: 'x'.repeat(5000) })
  expect((await again(long.headers['location'])).typed).toMatchObject({ place: 'Banbury', description: 'x'.repeat(2000) })
})

test.each(['cross-site', 'same-site'])('a form of another site (%s) reports nothing, and leads to ours', async (site) => {
  const email = freshEmail()
  const reply = await post({ ...DOG, contact: email }, { site })
  expect([reply.statusCode, reply.headers['location']]).toEqual([303, '/lost-found/found/pl'])
  expect(await mailbox(register, email)).toEqual([])
})

test('whoever sends many is asked to show that they are a person', async () => {
  const remoteAddress = freshAddress()
  const replies = []
  for (const _ of [1, 2, 3, 4, 5, 6]) replies.push(await post({ ...DOG, contact: freshEmail() }, { remoteAddress }))
  expect((await again(replies[5]?.headers['location'])).wrong).toEqual(['captcha'])
})

test('what was typed can be read for an hour, and only as this register sealed it', async () => {
  const reply = await post({ ...DOG, contact: '' })
  const sealed = new URL(String(reply.headers['location']), 'http://x').searchParams.get('again') ?? ''
  expect(await register.stranger.foundForm({ again: sealed.slice(1) })).toMatchObject({ status: 404, code: 'notFound' })
  register.clock.turn({ hours: 1, minutes: 1 })
  expect(await register.stranger.foundForm({ again: sealed })).toMatchObject({ status: 404, code: 'notFound' })
})

test('a browser is led to the form in its own language, and to English where there is none', async () => {
  const get = (language: string) => register.app.inject({ url: '/lost-found/found', headers: { 'accept-language': language } })
  const polish = await get('pl-PL,pl;q=0.9')
  expect([polish.statusCode, polish.headers['location'], polish.headers['vary']]).toEqual([302, '/lost-found/found/pl', 'accept-language'])
  expect((await get('fr')).statusCode).not.toBe(302)
  const others = await register.app.inject({ url: '/lost-found/found?from=poster', headers: { 'accept-language': 'pl' } })
  expect(others.statusCode).not.toBe(302)
})

test.each([
  ['{"a":1}', 'application/json'],
  ['x=%', 'application/x-www-form-urlencoded'],
  ['species=dog&species=cat', 'application/x-www-form-urlencoded'],
])('nonsense (%s) is no report', async (payload, type) => {
  const reply = await register.app.inject({
    method: 'POST',
    url: '/lost-found/found',
    remoteAddress: freshAddress(),
    headers: { 'content-type': type },
    payload,
  })
  expect([303, 415, 400]).toContain(reply.statusCode)
  expect(reply.headers['location'] ?? '').not.toMatch(/^\/lost-found\/0/)
})
