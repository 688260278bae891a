import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BASE_PATH } from '#platform/contract/call.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const HEAD = '--b\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\ncontent-type: image/png\r\n\r\n'

async function send(payload: string, type = 'multipart/form-data; boundary=b') {
  const authorization = await register.tokenOf('anna')
  const url = `${BASE_PATH}uploadFile`
  const response = await register.app.inject({ method: 'POST', url, headers: { authorization, 'content-type': type }, payload })
  return { status: response.statusCode, ...response.json() }
}

test.each([
  ['without a boundary', 'x', 'multipart/form-data'],
  ['that is none', 'hello', undefined],
  ['that breaks off within the file', `${HEAD}abc`, undefined],
  ['with a field that would reach a prototype', '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n', undefined],
])('a form %s is refused with what to do', async (_what, payload, type) => {
  expect(await send(payload, type)).toMatchObject({ status: 400, code: 'unreadable', message: expect.stringContaining('send it again') })
})

test('the same idempotency key with another file is refused', async () => {
  const anna = await register.as('anna')
  const picture = (background: string) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background } })
      .png()
      .toBuffer()
  const [red, blue] = [await picture('#f00'), await picture('#00f')]
  const upload = (bytes: Buffer) => anna.uploadFile({}, { file: { bytes, name: 'x.png' }, headers: { 'idempotency-key': 'photo' } })
  const first = await upload(red)
  expect(first.status).toBe(200)
  expect((await upload(red)).data).toEqual(first.data)
  expect(await upload(blue)).toMatchObject({ status: 409, code: 'keyUsed' })
})
