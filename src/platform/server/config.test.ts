import { expect, test } from 'vitest'
import { PRODUCTION } from '#src/testing/production.ts'
import { readConfig } from './config.ts'
import { CHEAP, STRONG } from './passwords.ts'

test('nothing needs to be set for development', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ PORT: 3000, publicUrl: 'http://localhost:3000', development: true })
})

test('every wrong setting is named at once, with what it should be', () => {
  const wrong = { PORT: 'abc', DATABASE_URL: 'mysql://x', TRUST_PROXY: 'perhaps', PUBLIC_URL: 'homeward' }
  expect(() => readConfig(wrong)).toThrow(
    /PORT must be a port number[\s\S]*PUBLIC_URL must be a web address[\s\S]*DATABASE_URL must begin[\s\S]*TRUST_PROXY must be true or false/,
  )
})

test('half a vendor is refused with the name of the missing half', () => {
  expect(() => readConfig({ SMS_URL: 'https://sms.example' })).toThrow('SMS_KEY must be set as well, because SMS_URL is')
})

test('the three keys of a card account belong together', () => {
  const two = { TAILTAG_STRIPE_SECRET_KEY: 'sk', TAILTAG_STRIPE_PUBLISHABLE_KEY: 'pk' }
  expect(() => readConfig(two)).toThrow('TAILTAG_STRIPE_WEBHOOK_SECRET must be set as well')
})

test('a VAT number is GB and nine digits, however they are spaced', () => {
  expect(() => readConfig({ VAT_NUMBER: '123456789' })).toThrow('VAT_NUMBER must be GB and nine digits, or none')
  expect(readConfig({ VAT_NUMBER: 'GB 123 4567 89' }).VAT_NUMBER).toBe('GB 123 4567 89')
})

test('development has an example of a company, so that its documents can be seen; production has what its operator says', () => {
  expect(readConfig({})).toMatchObject({ COMPANY_NAME: 'Homeward Example Ltd', VAT_NUMBER: 'GB 000 0000 00 (an example)' })
  expect(readConfig({}).elsewhere.social).toHaveLength(3)
  expect(readConfig({ VAT_NUMBER: 'none' }).VAT_NUMBER).toBeUndefined()
  const production = readConfig({ ...PRODUCTION, YOUTUBE_URL: 'https://www.youtube.com/@fernhill' })
  expect(production).toMatchObject({ COMPANY_NAME: 'Fernhill Registers Ltd', COMPANY_NUMBER: '01234567', VAT_NUMBER: undefined })
  expect(production.elsewhere.social).toEqual([{ name: 'YouTube', url: 'https://www.youtube.com/@fernhill' }])
})

test.each(Object.keys(PRODUCTION).filter((name) => name !== 'NODE_ENV'))('production doesn’t start without %s', (name) => {
  expect(() => readConfig({ ...PRODUCTION, [name]: '' })).toThrow(`${name} must be set in production, because`)
})

test('the address of a register is kept without a slash at its end', () => {
  expect(readConfig({ ...PRODUCTION, PUBLIC_URL: 'https://homeward.example/' }).publicUrl).toBe('https://homeward.example')
})

test('an example of a number is no number', () => {
  expect(() => readConfig({ COMPANY_NUMBER: '1234', ICO_NUMBER: '12345678' })).toThrow(/COMPANY_NUMBER must be[\s\S]*ICO_NUMBER must be/)
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '' }).PORT).toBe(3000)
})

test('guessing a password and scraping cost in production what they should, whatever is set', () => {
  const cheap = { PASSWORD_COST: '1', CAPTCHA_COST: '1', passwordCost: '1', captchaCost: '1' }
  for (const NODE_ENV of ['production', 'development']) {
    const { passwordCost, captchaCost } = readConfig({ ...cheap, ...PRODUCTION, NODE_ENV })
    expect([passwordCost, captchaCost]).toEqual([STRONG, 1000])
  }
  expect(STRONG).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  expect(readConfig({ NODE_ENV: 'test' }).passwordCost).toEqual(CHEAP)
})

test('development is reached from this machine alone, unless told otherwise', () => {
  expect(readConfig({}).host).toBe('127.0.0.1')
  expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(readConfig(PRODUCTION).host).toBe('0.0.0.0')
})

test('cover is offered for an insurer that is authorised; in development for an example, in production for none', () => {
  expect(readConfig({}).insurer).toEqual({ name: 'Example Pet Insurance', frn: '000000', status: '', isExample: true })
  expect(readConfig(PRODUCTION).insurer).toBeNull()
  expect(() => readConfig({ ...PRODUCTION, INSURER_URL: 'https://insurer.example', INSURER_KEY: 'k' })).toThrow(
    'INSURER_NAME and INSURER_FRN and INSURER_STATUS must be set as well',
  )
  const status = 'an appointed representative of Paws Mutual, firm reference number 123456'
  const set = {
    INSURER_NAME: 'Paws Mutual',
    INSURER_FRN: '12345',
    INSURER_STATUS: status,
    INSURER_URL: 'https://insurer.example',
    INSURER_KEY: 'k',
  }
  expect(() => readConfig({ ...PRODUCTION, ...set })).toThrow('INSURER_FRN must be the six or seven digits')
  expect(readConfig({ ...PRODUCTION, ...set, INSURER_FRN: '123456' }).insurer).toEqual({
    name: 'Paws Mutual',
    frn: '123456',
    status,
    isExample: false,
  })
})
