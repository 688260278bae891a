import { expect, test } from 'vitest'
import { paragraphsOf, type TransferLetter, transferLetter } from './letter.ts'

const letter: TransferLetter = {
  to: 'Fernside Register',
  keeper: { name: 'Anna Hughes', lines: ['14 Priory Lane', 'Hereford', 'HR1 2BX'], email: 'anna@homeward.example', mobile: null },
  pet: { name: 'Biscuit', species: 'dog', chipNumber: '985121004515220' },
  stray: null,
  movedAt: new Date('2026-03-27T09:30:00Z'),
  isProven: true,
  proof: 'transferCode',
  code: 'FERN-1234',
  madeAt: new Date('2026-03-28T09:30:00Z'),
  site: 'https://homeward.example',
}
const words = (over: Partial<TransferLetter>) => paragraphsOf({ ...letter, ...over }).join('\n')

test('it says which animal, since when and where to, and asks for its record to be marked', () => {
  expect(words({})).toContain('Biscuit (dog), whose microchip number is 985 121 004 515 220')
  expect(words({})).toContain('On 27 March 2026 I moved it to Homeward (https://homeward.example)')
  expect(words({})).toContain('mark your record as moved')
})

test('before the move is proven it doesn’t say that the record here counts: it asks to confirm or object, and to leave the record as it is', () => {
  const said = words({ isProven: false })
  expect(said).not.toMatch(/primary register|mark your record/)
  expect(said).toContain('that you agree to the move, or tell us that you object')
  expect(said).toContain('tells finders of both registers')
  expect(said).toContain('The transfer code you gave me is FERN-1234.')
})

test('of a stray it’s the organisation’s letter: it says when it took it in, until when it held it and the council’s reference', () => {
  const keeper = { ...letter.keeper, name: 'Kiln Road Rescue' }
  const stray = { cameOn: '2026-03-17', heldUntil: '2026-03-25', council: 'Leeds City Council, SD 4471' }
  const said = words({ isProven: false, proof: null, code: null, keeper, stray })
  expect(said).toContain('On 17 March 2026 Kiln Road Rescue took in Biscuit (dog) as a stray')
  expect(said).toContain('until the end of 25 March 2026')
  expect(said).toContain('Leeds City Council, SD 4471')
  expect(said).not.toMatch(/I am the keeper|the record is mine/)
})

test.each([
  ['transferCode', 'The transfer code you gave me is FERN-1234.'],
  ['certificate', 'I enclose a copy of the certificate'],
  ['sameEmail', 'anna@homeward.example'],
] as const)('it shows %s as the proof', (proof, shown) => {
  expect(words({ proof })).toContain(shown)
})

test('a later keeper shows nothing of what an earlier one had', () => {
  expect(words({ proof: null, code: null })).not.toMatch(/transfer code|certificate|e-mail/)
})

test('it is one tagged page in British English with a title, for screen readers, however long the names are', async () => {
  const long = 'W'.repeat(100)
  const longest = { ...letter, to: long, keeper: { ...letter.keeper, name: long, lines: [long, long, long, long, long] } }
  for (const one of [letter, longest]) {
    const pdf = (await transferLetter(one)).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(pdf).toContain('/Lang (en-GB)')
    expect(pdf).toContain('/Marked true')
    expect(pdf).toContain('/DisplayDocTitle true')
  }
})
