import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentences } from '#src/printing/sentences.ts'
import { checkMessage } from './isitus.ts'

const ways = {
  hosts: ['www.homeward.example'],
  emails: ['register@homeward.example'],
  senders: ['Homeward'],
  phones: ['0800 023 9384'],
}
const check = (pasted: string) => checkMessage(pasted, ways)
const signs = (pasted: string) => check(pasted).findings.map(({ sign }) => sign)

test.each([
  ['Your pet’s microchip registration expires on 3 May. Renew now.', 'expiry'],
  ['Renew your pet’s registration today', 'expiry'],
  ['Update your pet at https://petchip-register.info/renewal', 'foreignLink'],
  ['See https://www.homeward.example.pets.xyz/login', 'lookalikeLink'],
  ['See https://www.homeward.example@evil.com/login', 'foreignSender'],
  ['Go to www.homevvard.com', 'lookalikeLink'],
  ['From: support@home-ward.co.uk', 'lookalikeSender'],
  ['From: help@gmail.com', 'foreignSender'],
  ['Reply with the verification code we sent you', 'secret'],
  ['Confirm your card details', 'secret'],
  ['We found your dog. Send £50 before it can be returned', 'ransom'],
  ['Pay by gift card', 'payment'],
  ['Final notice: Biscuit will be removed from the database', 'threat'],
] as const)('“%s” isn’t from us', (pasted, sign) => {
  expect(check(pasted).verdict).toBe('notUs')
  expect(signs(pasted)).toContain(sign)
})

test.each([
  ['Someone looked up Biscuit’s chip. https://www.homeward.example/customer-dashboard/lookups', 'ourLink'],
  ['register@homeward.example', 'ourSender'],
  ['homeward', 'ourSender'],
  ['0800 0239384', 'ourPhone'],
  ['+44 800 023 9384', 'ourPhone'],
] as const)('“%s” could be from us', (pasted, sign) => {
  expect(check(pasted)).toMatchObject({ verdict: 'couldBe' })
  expect(signs(pasted)).toEqual([sign])
})

test.each([
  'Animals do come home after months. The chip doesn’t run out, and anyone who looks it up will see that your pet is missing.',
  'Your free credit expires soon',
  'TailTag Plus renews on 3 May 2026',
  'Microchips don’t expire, and a registration never has to be renewed.',
])('what we say ourselves doesn’t speak against us: “%s”', (words) => {
  expect(check(`${words} https://www.homeward.example/customer-dashboard`).verdict).toBe('couldBe')
})

test.each(['', 'Hello', 'Your cat is lovely', '07700 900123'])('“%s” doesn’t tell', (pasted) => {
  expect(check(pasted).verdict).toBe('unclear')
})

test('nothing that’s pasted is taken for ours because of what is added to it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (before, after) => {
      expect(check(`${before}\nhttps://pet-register.info/pay\n${after}`).verdict).toBe('notUs')
    }),
  )
})

test('whatever is pasted is checked, and quickly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 5000 }), (pasted) => {
      expect(['notUs', 'couldBe', 'unclear']).toContain(check(pasted).verdict)
    }),
  )
  for (const part of ['a.', 'a@', '0 ', 'pay ', 'your ', '£1 ', 'http://'])
    expect(check(part.repeat(5000)).verdict).toMatch(/notUs|couldBe|unclear/)
})

test('what we were shown is named', () => {
  expect(check('Look: https://evil.info/x and https://evil.info/x').findings).toEqual([
    { sign: 'foreignLink', found: 'https://evil.info/x' },
  ])
})

test('no sentence that we send to people speaks against us', () => {
  const sent = sentences().filter(({ file }) => /\/(messages|letters)\.ts$/.test(file))
  expect(sent.length).toBeGreaterThan(100)
  expect(sent.filter(({ text }) => check(text).verdict === 'notUs').map(({ text }) => text)).toEqual([])
})
