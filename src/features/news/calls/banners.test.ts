import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { setBanner } from '../setBanner.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('nothing is shown until there’s something to say, and then it’s the newest first and five at most', async () => {
  expect((await register.stranger.banners({})).data).toEqual({ items: [] })
  const [from, until] = [register.clock.now(), new Date('2026-04-01T00:00:00Z')]
  for (let each = 1; each <= 6; each++) {
    register.clock.turn({ seconds: 1 })
    const banner = { text: `Banner ${each}`, link: null, linkWords: null, audience: 'everyone', tone: 'warning' }
    await setBanner(register.db, { ...banner, shownFrom: from, shownUntil: until }, register.clock.now())
  }
  const { data } = await register.stranger.banners({})
  expect(data.items.map(({ text }) => text)).toEqual(['Banner 6', 'Banner 5', 'Banner 4', 'Banner 3', 'Banner 2'])
  expect(data.items[0]).toMatchObject({ tone: 'warning', link: null })
})

test('what somebody who is signed in is shown is theirs alone to keep', async () => {
  const ask = (authorization?: string) =>
    register.app.inject({ method: 'GET', url: '/api/v1/user/banners', headers: authorization ? { authorization } : {} })
  expect((await ask()).headers['cache-control']).toBe('public, max-age=60')
  const { data } = await register.stranger.login({ email: 'anna@homeward.example', password: 'paddock lantern biscuit' })
  const own = await ask(data.token)
  expect(own.headers['cache-control']).toBe('private, max-age=60')
  expect(own.headers['vary']).toContain('authorization')
})
