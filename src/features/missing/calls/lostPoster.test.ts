import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as decoder from '#adapters/files/decoder.ts'
import { outlined } from '#platform/text/outlines.ts'
import { textOfPdf } from '#src/testing/pdftext.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { foundDog, PARK, search } from '#src/testing/searches.ts'
import { printedPhoto } from '../poster/photo.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

test('anyone can print a poster: what the animal is, where it was last seen, and where to tell of it', async () => {
  const { caseId } = await search(register, 'Nettle', { circumstances: 'Ran after a deer. '.repeat(50), reward: true, size: 'large' })
  const reply = await register.stranger.lostPoster({ caseId })
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  const lines = textOfPdf(reply.bytes).split('\n')
  expect(lines.slice(0, 4)).toEqual([
    'MISSING',
    'Nettle',
    expect.stringMatching(/, large$/),
    expect.stringMatching(/^Last seen in \w+ on \d/),
  ])
  expect(lines).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Ran after a deer/), 'REWARD', expect.stringMatching(/^localhost:\d+\/lost-found$/)]),
  )
  expect(lines.join(' ')).toContain('Don’t chase it. Note the place and the time')
  // One title, and ten strips to tear off.
  expect(lines.filter((line) => line === 'Nettle')).toHaveLength(11)
  expect(pagesOf(reply.bytes)).toBe(1)
})

test('a poster of a stolen animal without a reward says the one and not the other', async () => {
  const { caseId } = await search(register, 'Nettle', { stolen: true })
  const text = textOfPdf((await register.stranger.lostPoster({ caseId })).bytes)
  expect(text).toMatch(/^STOLEN\n/)
  expect(text).not.toMatch(/REWARD|MISSING/)
})

test('a poster says nothing of the keeper, and not the exact place', async () => {
  const { caseId, keeper } = await search(register, 'Nettle', { crimeReference: 'CR/4711' })
  const { name, email, mobile, address } = (await keeper.api.userProfile({})).data
  const text = textOfPdf((await register.stranger.lostPoster({ caseId })).bytes)
  const words = [name, email, mobile, ...Object.values(address ?? {}), 'CR/4711', PARK.lat, PARK.lng].map(String)
  const secrets = words.filter((word) => word.length > 3)
  expect(secrets.length).toBeGreaterThan(6)
  for (const secret of secrets) expect(text).not.toContain(secret)
})

test.each([
  ['Σωκράτης & Ünal "the 3rd" <b> 🐕 Wolfeschlegelsteinhausen', /^Σωκράτης & Ünal "the 3rd" <b> Wolfes\S*…$/],
  ['W'.repeat(60), /^W{10,}…$/],
  ['🐕‍🦺 小白', /^Dog$/],
  ['Biscuit 🐶', /^Biscuit$/],
])('a poster holds a name of any length and script: %s', async (name, shown) => {
  const { caseId } = await search(register, name, { circumstances: 'W'.repeat(1000) })
  const { status, bytes } = await register.stranger.lostPoster({ caseId })
  expect([status, pagesOf(bytes)]).toEqual([200, 1])
  expect(textOfPdf(bytes).split('\n')[1]).toMatch(shown)
})

test('a poster shows the photo, and where there is none a drawn face', async () => {
  const blue = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0000ff' } })
    .jpeg()
    .toBuffer()
  const cornerOf = async (picture: Buffer | null) => [
    ...(await sharp(picture ?? Buffer.of())
      .extract({ left: 5, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ]
  const [photo, drawn] = [await printedPhoto('dog', blue), await printedPhoto('dog', null)]
  expect((await cornerOf(photo))[2]).toBeGreaterThan(240)
  expect((await cornerOf(drawn))[0]).toBeGreaterThan(230)
  expect(drawn).not.toEqual(await printedPhoto('cat', null))
  expect(await printedPhoto('dragon', null)).toEqual(await printedPhoto('other', null))
})

test('a search that there is not, or that is over, has none', async () => {
  expect(await register.stranger.lostPoster({ caseId: '01890000-0000-7000-8000-000000000000' })).toMatchObject({
    status: 404,
    code: 'notFound',
  })
  const { keeper, caseId } = await search(register)
  await keeper.api.updateLostPet({ caseId, now: 'home' })
  expect(await register.stranger.lostPoster({ caseId })).toMatchObject({ status: 409, code: 'isOver', clause: 'LOST-7' })
})

test('says so while too many pictures wait', async () => {
  const { caseId } = await search(register)
  const decode = vi.spyOn(decoder, 'decode').mockRejectedValue(new decoder.DecoderBusy('full'))
  expect(await register.stranger.lostPoster({ caseId })).toMatchObject({ status: 503, code: 'busy' })
  decode.mockRestore()
})

test('the picture beside a shared link is there while the animal is listed', async () => {
  const { keeper, caseId } = await search(register, 'Bracken <script>')
  const at = (id: string) => register.app.inject(`/lost-found/${id}/picture.jpg`)
  const shown = await at(caseId)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect((await at((await foundDog(register)).reportId)).statusCode).toBe(200)
  await keeper.api.updateLostPet({ caseId, now: 'home' })
  expect((await at(caseId)).statusCode).toBe(404)
  expect((await at('nonsense')).statusCode).toBe(404)
})

test('what a keeper typed never stands in the drawing of the picture as it was typed', async () => {
  const line = { x: 0, y: 0, size: 20, face: 'text', colour: '#000000', width: 500 } as const
  const svg = await outlined('"/><script>alert(1)</script>&x; <image href="http://10.0.0.1/"/>', line)
  expect(svg).toMatch(/^<g fill="#000000" transform="[^"<>]*">(<path transform="translate\([-\d.]+ 0\)" d="[-\d.A-Za-z ]*"\/>)+<\/g>$/)
})

const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length
