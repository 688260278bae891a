import { expect, test } from 'vitest'
import { contactProblem, Mobile, PersonName, Postcode } from './contacts.ts'

test.each([
  ['as people write it', '07700 900123'],
  ['from a chat, with direction marks', '\u202a07700 900123\u202c'],
  ['isolated, and left to right', '\u2066\u200e07700 900123\u2069'],
  ['with hyphens that do not break', '07700\u2011900\u2011123'],
  ['with dashes and a bracket', '+44 (0)7700–900—123'],
])('a mobile number %s is read', (_how, typed) => {
  expect(Mobile.parse(typed)).toBe('+447700900123')
})

test.each([
  ['as people write it', 'sw1a 2aa'],
  ['from a chat, with direction marks', '\u2068SW1A 2AA\u2069'],
  ['with a hyphen that does not break', 'SW1A\u20112AA'],
  ['with a hyphen', 'SW1A-2AA'],
])('a postcode %s is read', (_how, typed) => {
  expect(Postcode.parse(typed)).toBe('SW1A 2AA')
})

test('what is neither is refused with what to enter', () => {
  expect(Mobile.safeParse('\u202a\u202c').error?.issues[0]?.message).toBe('Enter a mobile number')
  expect(Mobile.safeParse('0131 496 0123').error?.issues[0]?.message).toContain('Enter a mobile number like 07700 900123')
  expect(Postcode.safeParse('SW1A').error?.issues[0]?.message).toBe('Enter a full UK postcode, like SW1A 2AA')
})

test('a person has a name that shows', () => {
  for (const typed of ['\u3164', '\u2800', '...', ' '])
    expect(PersonName.safeParse(typed).error?.issues[0]?.message).toBe('Enter a full name')
  expect(PersonName.parse('രാജന\u0d4d\u200d')).toBe('രാജന\u0d4d\u200d')
})

test('nobody gives an animal to nobody, or to themselves', () => {
  const giver = { email: 'a@example.org', mobile: '+447700900101' }
  expect(contactProblem(giver, {})).toBe('contactNeeded')
  expect(contactProblem(giver, { email: 'a@example.org' })).toBe('toYourself')
  expect(contactProblem(giver, { email: 'b@example.org', mobile: '+447700900101' })).toBe('toYourself')
  expect(contactProblem(giver, { email: 'b@example.org' })).toBeNull()
  expect(contactProblem({ ...giver, mobile: null }, { mobile: '+447700900101' })).toBeNull()
})
