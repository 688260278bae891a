import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { contentPolicy } from './contentpolicy.ts'

const KEYS = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' }

test('a page loads nothing from elsewhere where cards are not paid with', () => {
  expect(contentPolicy('abc', readConfig({}))).not.toContain('https:')
})

test('with keys of the card provider its form may be loaded, framed and asked, and nothing else', () => {
  const policy = contentPolicy('abc', readConfig(KEYS))
  expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/)
  expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/)
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/)
  expect(policy.match(/https:\/\/[^ ;]+/g)?.filter((address) => !address.endsWith('stripe.com'))).toEqual([])
})

test('scripts in the page need the word of their own answer', () => {
  expect(contentPolicy('abc', readConfig({}))).toContain("'nonce-abc'")
})

test('a page opens sockets to the register alone', () => {
  const production = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://homeward.example' })
  expect(contentPolicy('abc', production)).toContain("connect-src 'self' wss://homeward.example;")
  expect(contentPolicy('abc', readConfig({ PORT: '3100' }))).toContain("connect-src 'self' ws://localhost:3100;")
})

test('text becomes code only where pages are drawn from their source', () => {
  const built = [readConfig({}), readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://homeward.example' })]
  for (const config of built) expect(contentPolicy('abc', config)).not.toContain("'unsafe-eval'")
  expect(contentPolicy('abc', readConfig({ PAGES: 'live' }))).toContain("'unsafe-eval'")
})
