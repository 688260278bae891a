import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

/** As many connections as the test register has. */
const POOL = 8
let register: TestRegister
let anna: Client
beforeAll(async () => {
  register = await testRegister()
  anna = await register.as('anna')
})
afterAll(() => register.close())

const upload = (bytes: Buffer, { name = 'pip.jpg', purpose }: { name?: string; purpose?: 'petPhoto' | 'evidence' } = {}) =>
  anna.uploadFile(purpose ? { purpose } : {}, { file: { bytes, name } })
const jpeg = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#e59a52' } })
    .withExif({ IFD0: { Copyright: 'Anna' }, IFD3: { GPSLatitude: '52/1 3/1 0/1' } })
    .jpeg()
    .toBuffer()
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

test('a picture is kept drawn anew, shown at its address, and usable as the photo of a pet', async () => {
  const reply = await upload(await jpeg())
  expect(reply).toMatchObject({ status: 200, message: 'File saved', data: { type: 'image/webp' } })
  const shown = await register.app.inject({ url: reply.data.url })
  expect(shown.statusCode).toBe(200)
  expect(shown.rawPayload.length).toBe(reply.data.size)
  expect((await anna.addPet(animal({ photoId: reply.data.fileId }))).status).toBe(200)
})

const shownAt = async (url: string) => (await register.app.inject(url)).statusCode

test('a picture is shown without a signature only while a pet has it as its photo', async () => {
  const { data } = await upload(await jpeg())
  const bare = `/files/${data.fileId}`
  expect([await shownAt(data.url), await shownAt(bare)]).toEqual([200, 404])
  const pet = await anna.addPet(animal({ photoId: data.fileId }))
  expect(pet.status).toBe(200)
  const shown = await register.app.inject(bare)
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
})

test('evidence is shown at its signed address alone, and not when its time is over', async () => {
  const { data } = await upload(await jpeg(), { purpose: 'evidence' })
  const [bare, other] = [`/files/${data.fileId}`, await upload(await jpeg(), { purpose: 'evidence' })]
  const query = data.url.split('?')[1] ?? ''
  expect([await shownAt(data.url), await shownAt(bare)]).toEqual([200, 404])
  expect(await shownAt(`${bare}?${query.replace(/until=\d+/, 'until=4000000000')}`)).toBe(404)
  expect(await shownAt(`/files/${other.data.fileId}?${query}`)).toBe(404)
  expect(await shownAt(`${bare}?${query}&${query}`)).toBe(404)
  register.clock.turn({ days: 1 })
  expect(await shownAt(data.url)).toBe(404)
  register.clock.turn({ days: -1 })
})

test.each(['-'.repeat(36), 'x', '%00', '019aa000-0000-7000-8000-00000000000g'])('there is no file %s', async (id) => {
  expect(await shownAt(`/files/${id}`)).toBe(404)
})

test('nothing of where and by whom it was taken is left in it', async () => {
  const sent = await jpeg()
  expect((await sharp(sent).metadata()).exif).toBeDefined()
  const reply = await upload(sent)
  const shown = await register.app.inject({ url: reply.data.url })
  expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined()
})

test('evidence is called as its sender calls it, without what nobody sees and would turn the name around', async () => {
  const reply = await upload(PDF, { name: 'licence\u202efdp.exe', purpose: 'evidence' })
  expect(reply.status).toBe(200)
  const { name } = await register.db
    .selectFrom('file')
    .select('name')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(name).toBe('licencefdp.exe')
})

test.each([
  ['licence\0.pdf', 'licence.pdf'],
  ['licence\ud83d.pdf', 'licence\ufffd.pdf'],
  ['li\tne\u0007.pdf', 'line.pdf'],
])('a name that the database cannot keep, %j, is kept as %j', async (name, kept) => {
  const reply = await upload(PDF, { name, purpose: 'evidence' })
  expect(reply.status).toBe(200)
  const row = await register.db.selectFrom('file').select('name').where('id', '=', reply.data.fileId).executeTakeFirstOrThrow()
  expect(row.name).toBe(kept)
})

test('a PDF is kept as evidence, as it is, and never shown as a page', async () => {
  const reply = await upload(PDF, { name: 'paper.pdf', purpose: 'evidence' })
  expect(reply.data).toMatchObject({ type: 'application/pdf', size: PDF.length })
  const saved = await register.app.inject({ url: reply.data.url })
  expect(saved.rawPayload).toEqual(PDF)
  expect(saved.headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': expect.stringContaining('private'),
  })
  expect((await register.app.inject({ url: `/files/${reply.data.fileId}` })).statusCode).toBe(404)
  expect(await anna.addPet(animal({ photoId: reply.data.fileId }))).toMatchObject({ code: 'noSuchPhoto' })
})

test.each([
  ['a PDF as the photo of a pet', PDF, {}],
  ['a web page that calls itself a picture', Buffer.from('<html><script>alert(1)</script></html>'), {}],
  [
    'a drawing with a script in it',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    { name: 'a.svg' },
  ],
  ['an empty file', Buffer.alloc(0), {}],
  ['a PDF with a script in it', Buffer.from('%PDF-1.4\n1 0 obj<</JS (app.alert(1))>>endobj\n%%EOF\n'), { purpose: 'evidence' as const }],
])('%s is unusable, and why is said in a sentence', async (_what, bytes, more) => {
  const reply = await upload(bytes, more)
  expect(reply).toMatchObject({ status: 415, code: 'unusable' })
  expect(reply.fields['file']).toMatch(/^[A-Z].{10}/)
})

test('more than 10 MB is refused before it is looked at: tooLarge', async () => {
  expect(await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({ status: 413, code: 'tooLarge' })
})

test('what was refused leaves no trace', async () => {
  const count = async () => (await register.db.selectFrom('file').select('id').execute()).length
  const before = await count()
  await upload(Buffer.from('nonsense'))
  expect(await count()).toBe(before)
})

test('a store that is slow to take files holds up nobody else', async () => {
  const { put } = register.services.files
  const opened = Promise.withResolvers<void>()
  let waiting = 0
  register.services.files.put = (...file) => {
    waiting += 1
    return opened.promise.then(() => put(...file))
  }
  const picture = await jpeg()
  const uploads = Promise.all(Array.from({ length: 12 }, () => upload(picture)))
  await vi.waitUntil(() => waiting >= POOL)
  const others = await Promise.all(Array.from({ length: 3 }, () => register.stranger.getFeatureFlags()))
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
  opened.resolve()
  expect((await uploads).every(({ status }) => status === 200)).toBe(true)
  register.services.files.put = put
})

describe('what an account may store', () => {
  const stored = async () =>
    (await register.db
      .selectFrom('stored')
      .select(['bytes', 'reserved'])
      .where('accountId', '=', register.people.anna)
      .executeTakeFirst()) ?? {
      bytes: 0,
      reserved: 0,
    }
  const confirmed = (emailVerifiedAt: Date | null) =>
    register.db.updateTable('account').set({ emailVerifiedAt, mobileVerifiedAt: null }).where('id', '=', register.people.anna).execute()
  const paper = Buffer.concat([PDF, Buffer.alloc(8 * 1024 * 1024, ' '), Buffer.from('\n%%EOF\n')])
  const send = () => upload(paper, { name: 'paper.pdf', purpose: 'evidence' })

  test('is little until the e-mail address is confirmed, however many files are sent at once: allowanceUsed', async () => {
    await confirmed(null)
    const { bytes: before } = await stored()
    const replies = await Promise.all(Array.from({ length: 6 }, send))
    const refused = replies.filter(({ status }) => status !== 200)
    expect(replies.length - refused.length).toBe(Math.floor((20 * 1024 * 1024 - before) / paper.length))
    for (const reply of refused)
      expect(reply).toMatchObject({ status: 409, code: 'allowanceUsed', message: expect.stringMatching(/confirm your e-mail address/) })
    expect(await stored()).toEqual({ bytes: before + 2 * paper.length, reserved: 0 })

    await confirmed(register.clock.now())
    expect((await send()).status).toBe(200)
  })

  test('counts nothing that the store did not take, and is counted as the files are', async () => {
    const { bytes: before } = await stored()
    const { put } = register.services.files
    register.services.files.put = () => Promise.reject(new Error('no space left on device'))
    expect((await send()).status).toBe(503)
    register.services.files.put = put
    expect(await stored()).toEqual({ bytes: before, reserved: 0 })
    const { sum } = await register.db
      .selectFrom('file')
      .select((of) => of.fn.sum<number>('size').as('sum'))
      .where('accountId', '=', register.people.anna)
      .executeTakeFirstOrThrow()
    expect(before).toBe(Number(sum))
  })

  test('is more for somebody whom Staff have verified', async () => {
    const wilma = await register.as('wilma')
    await register.db
      .insertInto('stored')
      .values({ accountId: register.people.wilma, bytes: 600 * 1024 * 1024 })
      .execute()
    await register.db
      .insertInto('stored')
      .values({ accountId: register.people.idris, bytes: 4999 * 1024 * 1024 })
      .execute()
    const sent = { file: { bytes: paper, name: 'paper.pdf' } }
    expect((await wilma.uploadFile({ purpose: 'evidence' }, sent)).status).toBe(200)
    const idris = await register.as('idris')
    expect(await idris.uploadFile({ purpose: 'evidence' }, sent)).toMatchObject({ status: 409, message: expect.stringContaining('5 GB') })
  })
})

test('while the store takes no files, an upload is told to wait: cannotKeep', async () => {
  const { put } = register.services.files
  register.services.files.put = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  expect(await upload(await jpeg())).toMatchObject({ status: 503, code: 'cannotKeep' })
  register.services.files.put = put
})
