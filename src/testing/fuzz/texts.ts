import fc from 'fast-check'
import { PASSWORD } from '#database/seed/people.ts'
import type { Known } from './known.ts'

/** Stands where a solved puzzle has to go; whoever sends the input solves one. */
export const SOLVED = 'a solved puzzle'

/** What nobody should send, and somebody will. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(
    null,
    true,
    '',
    ' ',
    '\u202e',
    '\ud800',
    '９８５',
    "'; drop table pet; --",
    '../../etc/passwd',
    '<script>',
    '1e309',
    '{{7*7}}',
    '%00',
    '2024-02-30',
    'NaN',
  ),
  fc.uuid(),
  fc.emailAddress(),
  fc.array(fc.string({ maxLength: 5 }), { maxLength: 5 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), { maxKeys: 4 }),
)

/** Words of a person, and texts as long as they may be and one sign longer. */
export function words(most: number): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('Biscuit', 'By the weir', 'Labrador', 'Zoë & Søren O’Neill', '北京', '1') },
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(most, 300) }) },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(most), '🐕'.repeat(Math.floor(most / 2)), 'x'.repeat(most + 1)) },
  )
}

/** Texts that a field of this name or format takes; null where any words do. */
export function textFor(kind: string, name: string, { chips, emails, codes }: Known): fc.Arbitrary<string> | null {
  if (/^chipnumber|chip$|^secondscan$/i.test(name)) return fc.oneof(fc.constantFrom(...chips), chip)
  if (kind === 'email') return fc.oneof(fc.constantFrom(...emails), fc.emailAddress())
  if (/password/i.test(name)) return fc.constantFrom(PASSWORD, PASSWORD, PASSWORD, 'copper kettle orchard')
  if (/^(code|registrationCode|token|relayKey|otp|proof)$/.test(name)) return fc.oneof(fc.constantFrom(...codes, '123456'), words(40))
  return /^(mobile|phone|finderMobile)$/.test(name) ? fc.constantFrom(...NUMBERS) : (BY_NAME[name] ?? null)
}

const chip = fc.integer({ min: 1, max: 999_999 }).map((number) => `956${String(number).padStart(12, '0')}`)
const NUMBERS = ['07700 900123', '+447700900101', '+353 85 123 4567', '07700900999']

const BY_NAME: Record<string, fc.Arbitrary<string>> = {
  postcode: fc.constantFrom('HR1 2BX', 'LS6 2EH', 'sw1a1aa', 'BT15 3PG', 'ZZ1 1ZZ'),
  near: fc.constantFrom('HR1 2BX', 'Leeds', 'SW1A'),
  captcha: fc.constant(SOLVED),
  breedId: fc.constantFrom('labrador-retriever', 'beagle', 'poodle'),
  breedIds: fc.constantFrom('labrador-retriever', 'beagle', 'poodle'),
  plan: fc.constantFrom('single', 'breeder10', 'breeder'),
}
