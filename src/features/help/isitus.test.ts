import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapLink } from '#features/lookup/kit/maplink.ts'
import { letter } from '#platform/jobs/letter.ts'
import { unlinked } from '#platform/jobs/unlinked.ts'
import { sentences } from '#src/printing/sentences.ts'
import { checkMessage } from './isitus.ts'
import { NEVER, SCAMS } from './scams.ts'

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
  ['See https://www.homeward.example@evil.com/login', 'foreignLink'],
  ['Go to www.homevvard.com', 'lookalikeLink'],
  ['From: support@home-ward.co.uk', 'lookalikeSender'],
  ['From: help@gmail.com', 'foreignSender'],
  ['help@gmail.com', 'foreignSender'],
  ['Homeward <help@gmail.com>\nto me\n\nHello Anna,', 'foreignSender'],
  ['To get your money back, e-mail us at refunds@gmail.com', 'foreignSender'],
  ['Reply to refunds@gmail.com, or call 0800 023 9384', 'foreignSender'],
  ['Our office: homeward.help@gmail.com', 'lookalikeSender'],
  ['See the place on a map: https://www.openstreetmap.org.pets.xyz/?mlat=51.5', 'foreignLink'],
  ['Reply with the verification code we sent you', 'secret'],
  ['Confirm your card details', 'secret'],
  ['We found your dog. Send £50 before it can be returned', 'ransom'],
  ['Pay by gift card', 'payment'],
  ['Final notice: Biscuit will be removed from the database', 'threat'],
] as const)('“%s” isn’t from us', (pasted, sign) => {
  expect(check(pasted).verdict).toBe('notUs')
  expect(signs(pasted)).toContain(sign)
})

test.each(SCAMS)('the scam that our page names “$title” is recognised', ({ says }) => {
  expect(check(says)).toMatchObject({ verdict: 'notUs' })
})

/** In the order of our page. */
const BROKEN: Record<(typeof NEVER)[number], readonly string[]> = {
  'Say that a chip or a registration has expired or has to be renewed.': [
    'Your chip has expired',
    'Reactivate your chip',
    'Your pet’s microchip is inactive. Reactivate it today',
    'The registration of Biscuit has to be renewed',
  ],
  'Ask for a password, a card number or a code in an e-mail, a text or a call.': [
    'Reply with your password',
    'Please give us your card number',
    'Read me the code you’ve just been sent',
    'We texted you a code. Please send it to us',
  ],
  'Ask to be paid by bank transfer, gift card or cryptocurrency for a registration.': [
    'Pay the registration by bank transfer',
    'We only take gift cards',
    'Send it in bitcoin',
  ],
  'Ask for money before you get your pet back.': [
    'Send £200 first',
    'Pay £50 and I’ll give you your dog back',
    'I’ve got your cat. I need petrol money, so send £40 and I’ll bring her home',
  ],
  'Say that your pet will be taken off the register if you don’t pay.': [
    'Your pet will be taken off the register if you don’t pay',
    'If you don’t pay, Biscuit will be removed from the database',
  ],
}

test.each(NEVER.flatMap((never) => BROKEN[never].map((says) => [never, says])))('%s “%s” isn’t from us', (_never, says = '') => {
  expect(check(says)).toMatchObject({ verdict: 'notUs' })
})

test.each([
  ['Your dog isn’t on the national pet database. Register today', 'oneDatabase'],
  ['The papers are to follow. A deposit to hold her is £100', 'deposit'],
] as const)('“%s” isn’t from us, because of the trick in it', (pasted, sign) => {
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
  'There’s no single national database in the UK.',
  'We’ll never ask you to read out a code. Your code is 123456.',
  'Pay £15.00 to register Biscuit.',
])('what we say ourselves doesn’t speak against us: “%s”', (words) => {
  expect(check(`${words} https://www.homeward.example/customer-dashboard`).verdict).toBe('couldBe')
})

test.each(['', 'Hello', 'Your cat is lovely', '07700 900123', 'To: anna@gmail.com', mapLink({ lat: 51.5, lng: -0.1 })])(
  '“%s” doesn’t tell',
  (pasted) => {
    expect(check(pasted).verdict).toBe('unclear')
  },
)

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

const FILLED = [
  'Biscuit',
  'anna@gmail.com',
  'https://www.homeward.example/customer-dashboard/lookups',
  '£15.00',
  mapLink({ lat: 51.50735, lng: -0.12776 }),
  unlinked('“I’ve got her. Write to me@mail.example.com or ring 07700 900123.”'),
]

test('no sentence that we send to people is called a scam, whatever is filled in', () => {
  const sent = sentences().filter(({ file }) => /\/(messages|letters)\.ts$/.test(file))
  expect(sent.length).toBeGreaterThan(100)
  const whole = sent.flatMap(({ text }) => FILLED.map((filled) => text.replaceAll('…', ` ${filled} `)))
  expect(whole.filter((text) => check(text).verdict === 'notUs')).toEqual([])
})

const found = letter({
  id: 'm',
  to: 'anna@gmail.com',
  subject: 'Someone’s seen Biscuit',
  name: 'Anna',
  word: 'paddock',
  paragraphs: [
    '“She’s in our garden. My address is jo.bloggs@mail.co.uk, see www.facebook.com/jo”',
    'We’ll write to you at anna@gmail.com.',
  ],
  map: { words: 'See the place on a map', link: mapLink({ lat: 51.50735, lng: -0.12776 }) },
  button: { words: 'Answer the finder', link: 'https://www.homeward.example/customer-dashboard/messages' },
})

test.each([
  `From: Homeward <register@homeward.example>\nSent: 3 May 2026 14:14\nTo: Anna Keeper <anna@gmail.com>\nCc: bob@mail.co.uk\n\n`,
  'Homeward <register@homeward.example>\nto anna@gmail.com\n\n',
  '',
])('an e-mail of ours could be from us, pasted with its head: %j', (head) => {
  expect(found).toMatchObject({ text: expect.stringContaining('openstreetmap') })
  expect(check(head + ('text' in found ? found.text : '')).verdict).toBe('couldBe')
})

test('a message with the look of ours isn’t from us when its sender is somewhere else', () => {
  const text = 'text' in found ? found.text : ''
  expect(check(`From: Homeward <register@pets.example.net>\nTo: anna@gmail.com\n\n${text}`).verdict).toBe('notUs')
  expect(check(text.replace('https://www.homeward.example/', 'https://homeward.pets.info/')).verdict).toBe('notUs')
})
