import { expect, test } from 'vitest'
import { keysOf } from '#platform/keysof.ts'
import { QUESTIONS } from './questions/all.ts'
import { searched } from './search.ts'

const all = keysOf(QUESTIONS).flatMap((category) => QUESTIONS[category].map((question) => ({ ...question, category })))
const found = (query: string) => searched(all, query).map(({ asked }) => asked)

const DIED = 'My pet has died. What should I do?'
const PASSWORD = 'I’ve forgotten my password'
const PRICE = 'What does it cost to register a pet?'
const REGISTER = 'How do I register my pet?'
const MOVED = 'I’ve moved house or changed my number. How do I update it?'
const MISSING = 'My pet is missing. How do I report it?'
const FOUND = 'I’ve found an animal. What do I do first?'
const PASS_ON = 'How do I pass my pet on to a new keeper?'
const INVOICE = 'Can I get an invoice or a receipt?'
const SCAM = 'I’ve had a message saying my pet’s chip registration has expired'
const DETAILS = 'Who can see my details?'
const CLOSE = 'How do I close my account?'
const DEADLINE = 'By when must my pet be chipped?'
const SHARE = 'Can more than one person look after a pet’s record?'

/** As people type: what they want is the first, or the second where two answers are as good. */
test.each([
  ['my cat died', DIED],
  ['dog passed away last week', DIED],
  ['lost password', PASSWORD],
  ['cant log in', PASSWORD],
  ['is my data safe', DETAILS],
  ['who can see my address', DETAILS],
  ['puppy registration', REGISTER],
  ['how do i register my kitten', REGISTER],
  ['vat', INVOICE],
  ['receipt for my payment', INVOICE],
  ['how much is it', PRICE],
  ['price to register a dog', PRICE],
  ['change of address', MOVED],
  ['new phone number', MOVED],
  ['weve moved', MOVED],
  ['my dog is missing', MISSING],
  ['cat has gone missing what do i do', MISSING],
  ['found a stray dog', FOUND],
  ['selling my dog', PASS_ON],
  ['transfer ownership', PASS_ON],
  ['rehome cat', PASS_ON],
  ['chip expired email', SCAM],
  ['is this a scam', SCAM],
  ['delete my account', CLOSE],
  ['when do kittens have to be chipped', DEADLINE],
  ['add my husband to the account', SHARE],
  ['gps', 'Can the chip tell me where my pet is?'],
  ['dog stolen', 'My pet has been stolen. What’s different?'],
  ['do i have to pay every year', 'Do I have to renew the registration?'],
  ['petlog', 'My pet is on another register. Can I move it here?'],
  ['certifcate', 'Can I get a certificate?'],
  ['phone number to ring you', 'Can I call instead?'],
  ['moving to spain', 'We’re moving abroad. Does the registration still count?'],
  ['someone else says my dog is theirs', 'Someone says they’re the keeper of my pet. What do I do?'],
  ['i bought a puppy', 'I’ve got a new pet. How do I become its keeper?'],
  ['qr tag', 'What is a TailTag?'],
  ['money back', 'Can I cancel a plan I’ve bought?'],
  ['scanner not reading chip', 'The chip has stopped working, or has moved. What now?'],
  ['dead pet', DIED],
  ['unsubscribe', 'Do you sell my data or send me adverts?'],
  ['become a microchipper', 'How do I become an implanter?'],
])('“%s” finds “%s” first', (query, asked) => {
  expect(found(query).slice(0, 2)).toContain(asked)
})

test('words that no answer holds are left out where others are found, and find nothing alone', () => {
  expect(found('my cat died xylophone')[0]).toBe(DIED)
  expect(found('xylophone quartet')).toEqual([])
})

test('a search answers with a few questions, not with everything that shares a word with it', () => {
  for (const query of ['my cat died', 'puppy registration', 'how do i register my kitten', 'found a stray dog'])
    expect(found(query).length, query).toBeLessThanOrEqual(12)
})
