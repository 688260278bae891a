import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshAddress } from '#src/testing/newcomer.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const upload = (bytes: Buffer) => register.stranger.uploadFoundPhoto({}, { file: { bytes, name: 'dog.jpg' }, address: freshAddress() })

test('a finder without an account sends a photo, and we keep nothing of where it was taken', async () => {
  const taken = await sharp(await smallPicture())
    .withExif({ IFD3: { GPSLatitude: '52/1 3/1 0/1' } })
    .jpeg()
    .toBuffer()
  const reply = await upload(taken)
  expect(reply).toMatchObject({ status: 200, message: 'Photo saved', data: { type: 'image/webp' } })
  const shown = await register.app.inject({ url: reply.data.url })
  expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined()
  expect((await register.app.inject(`/files/${reply.data.fileId}`)).statusCode).toBe(404)
})

test('what is no photo, or too large, is refused', async () => {
  expect(await upload(Buffer.from('<html>'))).toMatchObject({ status: 415, code: 'unusable' })
  expect(await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({ status: 413, code: 'tooLarge' })
})

test('a store that fails is said, and nothing is kept', async () => {
  const { put } = register.services.files
  register.services.files.put = () => Promise.reject(new Error('full'))
  expect(await upload(await smallPicture())).toMatchObject({ status: 503, code: 'cannotKeep' })
  register.services.files.put = put
})
