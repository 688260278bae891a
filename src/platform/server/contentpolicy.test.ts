import { expect, test } from 'vitest'
import { PRODUCTION } from '#src/testing/production.ts'
import { readConfig } from './config.ts'
import { contentPolicy } from './contentpolicy.ts'

const HASH = "'sha256-abc='"
const KEYS = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' }

test('a page loads nothing from elsewhere where cards are not paid with', () => {
  expect(contentPolicy([HASH], readConfig({}))).not.toContain('https:')
})

test('with keys of the card provider its form may be loaded, framed and asked, and nothing else', () => {
  const policy = contentPolicy([HASH], readConfig(KEYS))
  expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/)
  expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/)
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/)
  expect(policy.match(/https:\/\/[^ ;]+/g)?.filter((address) => !address.endsWith('stripe.com'))).toEqual([])
})

test('of the scripts in a page only those that are named run', () => {
  expect(contentPolicy([HASH], readConfig({}))).toContain(`script-src 'self' ${HASH} 'wasm-unsafe-eval';`)
  expect(contentPolicy([], readConfig({}))).toContain("script-src 'self' 'wasm-unsafe-eval';")
})

test('a page opens sockets to the register alone', () => {
  const production = readConfig(PRODUCTION)
  expect(contentPolicy([HASH], production)).toContain("connect-src 'self' wss://homeward.example;")
  expect(contentPolicy([HASH], readConfig({ PORT: '3100' }))).toContain("connect-src 'self' ws://localhost:3100;")
})

test('text becomes code only where pages are drawn from their source', () => {
  const built = [readConfig({}), readConfig(PRODUCTION)]
  for (const config of built) expect(contentPolicy([HASH], config)).not.toContain("'unsafe-eval'")
  expect(contentPolicy([HASH], readConfig({ PAGES: 'live' }))).toContain("'unsafe-eval'")
})

test('a map with tiles comes from the hosts that the operator names, and from no other', () => {
  const config = readConfig({ MAP_STYLE_URL: 'https://maps.example.org/style.json', MAP_HOSTS: 'https://tiles.example.org' })
  const policy = contentPolicy([HASH], config)
  expect(policy).toContain("img-src 'self' data: blob: https://maps.example.org https://tiles.example.org;")
  expect(policy).toMatch(/connect-src [^;]*https:\/\/maps\.example\.org https:\/\/tiles\.example\.org/)
  expect(contentPolicy([HASH], readConfig({}))).not.toContain('maps.example.org')
  expect(() =>
    readConfig({ MAP_STYLE_URL: 'https://maps.example.org/s.json', MAP_HOSTS: "https://x.org; script-src 'unsafe-inline'" }),
  ).toThrow('MAP_HOSTS')
})
