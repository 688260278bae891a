import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { onSale } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('the picture of a product is drawn in each size and format, and kept', async () => {
  const { slug } = await onSale(register)
  for (const [name, type] of [
    ['360.webp', 'image/webp'],
    ['900.avif', 'image/avif'],
    ['1200.png', 'image/png'],
  ] as const) {
    const first = await register.app.inject(`/pictures/products/${slug}-${name}`)
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, type])
    expect(first.headers['cache-control']).toContain('max-age')
    expect((await register.app.inject(`/pictures/products/${slug}-${name}`)).rawPayload.equals(first.rawPayload)).toBe(true)
  }
})

test.each(['no-such-360.webp', '../../etc/passwd', 'thing-1-361.webp', 'thing-1-360.gif'])('there is no picture %s', async (name) => {
  await onSale(register)
  expect((await register.app.inject(`/pictures/products/${name}`)).statusCode).toBe(404)
})
