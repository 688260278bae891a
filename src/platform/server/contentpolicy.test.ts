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
