import { describe, expect, test } from 'vitest'
import { readChipNumber } from './number.ts'
import type { ChipRefusal } from './refusals.ts'

const ISO = '985121004515220'
const OLDER: unknown = expect.stringContaining('older kind of chip')

const readings: readonly (readonly [what: string, text: string, number: string, format: string])[] = [
  ['15 digits', '985121004515220', ISO, 'iso'],
  ['threes with spaces', '985 121 004 515 220', ISO, 'iso'],
  ['a maker code and the rest', '985 121004515220', ISO, 'iso'],
  ['dashes', '985-121-004-515-220', ISO, 'iso'],
  ['typographic dashes', '985–121—004‑515−220', ISO, 'iso'],
  ['dots', '985.121.004.515.220', ISO, 'iso'],
  ['commas from a spreadsheet', '985,121,004,515,220', ISO, 'iso'],
  ['decimals from a spreadsheet', '985121004515220.00', ISO, 'iso'],
  ['a spreadsheet text mark', "'985121004515220", ISO, 'iso'],
  ['a spreadsheet text formula', '="985121004515220"', ISO, 'iso'],
  ['asterisks', '985*121*004*515*220', ISO, 'iso'],
  ['underscores', '985_121004515220', ISO, 'iso'],
  ['slashes', '985/121004515220', ISO, 'iso'],
  ['space around', '  985121004515220 \n', ISO, 'iso'],
  ['no-break spaces', '985\u00a0121\u202f004\u2009515\u3000220', ISO, 'iso'],
  ['zero-width characters', '\ufeff985\u200b121\u200d004\u2060515\u00ad220', ISO, 'iso'],
  ['direction marks from a chat', '\u202a985121004515220\u202c', ISO, 'iso'],
  ['full-width digits', '９８５１２１００４５１５２２０', ISO, 'iso'],
  ['Arabic digits', '٩٨٥١٢١٠٠٤٥١٥٢٢٠', ISO, 'iso'],
  ['Urdu digits', '۹۸۵ ۱۲۱ ۰۰۴ ۵۱۵ ۲۲۰', ISO, 'iso'],
  ['Bengali digits', '৯৮৫১২১০০৪৫১৫২২০', ISO, 'iso'],
  ['keycap emoji', '9️⃣8️⃣5️⃣1️⃣2️⃣1️⃣0️⃣0️⃣4️⃣5️⃣1️⃣5️⃣2️⃣2️⃣0️⃣', ISO, 'iso'],
  ['a line break inside', '985 121 004\r\n515 220', ISO, 'iso'],
  ['a NUL and an STX from a serial line', '\u0002985121004515220\u0000\r\n', ISO, 'iso'],
  ['the 0 of a USB reader', '0985121004515220', ISO, 'iso'],
  ['FDX-B in front', 'FDX-B 985121004515220', ISO, 'iso'],
  ['FDXB glued', 'fdxb985121004515220', ISO, 'iso'],
  ['ISO in front', 'ISO 985 121 004 515 220', ISO, 'iso'],
  ['the whole standard in front', 'ISO 11784/11785 FDX-B 134.2 kHz\n985 121004515220', ISO, 'iso'],
  ['HDX in front', 'HDX 982 000001088420', '982000001088420', 'iso'],
  ['ID with a colon', 'ID: 985121004515220', ISO, 'iso'],
  ['Chip No', 'Chip No. 985 121 004 515 220', ISO, 'iso'],
  ['Microchip number', 'Microchip Number: 985121004515220', ISO, 'iso'],
  ['a number sign', 'Chip № 985121004515220', ISO, 'iso'],
  ['a German label', 'Transpondernummer: 276098102345678', '276098102345678', 'iso'],
  ['a French label', 'Numéro d’identification : 250269604123456', '250269604123456', 'iso'],
  ['a German label of an older chip', 'Transpondernummer: 0A13456789', '0A13456789', 'allflex'],
  ['a Code 128 symbology mark', ']C1985121004515220', ISO, 'iso'],
  ['date and time after', '985121004515220 27/03/2024 10:15:22', ISO, 'iso'],
  ['date and time before', '2024-03-27 10:15 985121004515220', ISO, 'iso'],
  ['an ISO time', '985 121 004 515 220, 2024-03-27T10:15:22.417Z', ISO, 'iso'],
  ['an American date', '985 121 004 515 220 3/27/24 1:05 PM', ISO, 'iso'],
  ['a date in words', 'Date: 27 Mar 2024\nID: 985 121 004 515 220', ISO, 'iso'],
  ['a date with dots at the end of a sentence', 'Read 985121004515220 on 27.03.2024.', ISO, 'iso'],
  ['a reader line with a count', '0001;985121004515220;27.03.2024;10:15:22', ISO, 'iso'],
  ['the number twice on a label', '985121004515220\n985 121 004 515 220', ISO, 'iso'],
  ['a sentence', 'Bella’s chip is 985 121 004 515 220, thank you', ISO, 'iso'],
  ['an address from a label QR', 'https://register.example/chip/985121004515220?from=label', ISO, 'iso'],
  ['a stick reader', 'LA 982 000001088420', '982000001088420', 'iso'],
  ['a stick reader with reserved fields', 'LA 00000 0 982 000001088420', '982000001088420', 'iso'],
  ['a reader with the animal bit', '1000000985121004515220', ISO, 'iso'],
  ['a reader with an A', 'A0000000985121004515220', ISO, 'iso'],
  ['16 hexadecimal digits', '8000F65C2C6E5F94', ISO, 'iso'],
  ['hexadecimal bytes', '80:00:f6:5c:2c:6e:5f:94', ISO, 'iso'],
  ['hexadecimal, bits reversed', '29FA76343A6F0001', '985121004515220', 'iso'],
  ['dotted hexadecimal', '3D9.1C2C6E5F94', ISO, 'iso'],
  ['the shared code 900', '900 108 001 234 567', '900108001234567', 'iso'],
  ['an AVID chip of today', 'AVID 977 200 001 234 567', '977200001234567', 'iso'],
  ['a country code with a 0', '040098100123456', '040098100123456', 'iso'],
  ['the highest number of a chip', '985274877906943', '985274877906943', 'iso'],
  ['AVID', '012345678', '012345678', 'avid'],
  ['AVID with asterisks', 'AVID*012*345*678', '012345678', 'avid'],
  ['AVID with dashes', '012-345-678', '012345678', 'avid'],
  ['AVID in a sentence', 'the reader says 012*345*678 now', '012345678', 'avid'],
  ['Eurochip', '123456789a', '123456789A', 'eurochip'],
  ['Eurochip after FDX-A', 'FDX-A 1234 5678 9A', '123456789A', 'eurochip'],
  ['Trovan', '0006D12345', '0006D12345', 'trovan'],
  ['Trovan as its reader prints it', 'TR00-06D1-2345', '0006D12345', 'trovan'],
  ['Trovan of digits only', '0007 123 456', '0007123456', 'trovan'],
  ['Destron', '4A06 534F 1C', '4A06534F1C', 'destron'],
  ['Destron that looks like a power of ten', '4E12345678', '4E12345678', 'destron'],
  ['Allflex', 'FDX-A0A13456789', '0A13456789', 'allflex'],
  ['another FDX-A', '7F7D 2C0 1AB', '7F7D2C01AB', 'fdxa'],
  ['another FDX-A in bytes', 'AB:CD:12:34:56', 'ABCD123456', 'fdxa'],
  ['ten digits of no known maker', '7123456789', '7123456789', 'fdxa'],
]

describe('a reading', () => {
  test.each(readings)('%s', (_, text, number, format) => {
    expect(readChipNumber(text)).toMatchObject({ valid: true, number, format, compliant: format === 'iso' })
  })

  test.each([
    [ISO, '985 121 004 515 220'],
    ['012345678', '012 345 678'],
    ['0006d12345', '00 06D1 2345'],
  ])('%s is shown in groups', (text, shown) => {
    expect(readChipNumber(text)).toMatchObject({ shown })
  })
})

const refused: readonly (readonly [text: string, code: ChipRefusal, because: RegExp])[] = [
  ['', 'empty', /^Enter the microchip number\./],
  [' \u200b\n', 'empty', /^Enter the microchip number\./],
  ['Chip No:', 'empty', /^Enter the microchip number\./],
  ['98512100451522', 'tooShort', /^Microchip number must be 15 digits\. You typed 14\. Scan the animal again or check the label\.$/],
  ['98512100451522 27/03/2024', 'tooShort', /You typed 14\./],
  ['1', 'tooShort', /You typed 1\./],
  ['12345678901', 'tooShort', /You typed 11\./],
  ['9851210045', 'tooShort', /You typed 10\./],
  ['40098100123456', 'tooShort', /spreadsheet dropped a 0 from the start, it’s 040 098 100 123 456/],
  ['4A06534F1', 'tooShort', /10 characters if it has letters\. You typed 9 characters/],
  ['9851210045152207', 'tooLong', /You typed 16\. Check for a digit typed twice/],
  ['985 121 004 515 220 7', 'tooLong', /You typed 16\./],
  ['10000000985121004515220', 'tooLong', /You typed 23\./],
  ['4A06534F1C2', 'tooLong', /You typed 11 characters/],
  ['9851210045152A20', 'tooLong', /isn’t from a pet microchip/],
  ['9850000000000001', 'tooLong', /You typed 16\./],
  ['9'.repeat(201), 'tooLong', /Paste only the number/],
  ['9851210O4515220', 'letters', /Yours has 'O' in it\. Did you mean 985 121 004 515 220\?/],
  ['985l2IOO4515220', 'letters', /Yours has 'L', 'I' and 'O' in it/],
  ['98S121004515220', 'letters', /Did you mean/],
  ['9B5121004515220', 'letters', /Yours has 'B' in it/],
  ['OA13456789', 'letters', /Did you mean 0A 1345 6789/],
  ['98512100451522?', 'letters', /Yours has '\?' in it\. Scan the animal again/],
  ['98512100451522A', 'letters', /Yours has 'A' in it/],
  ['Bella', 'letters', /There are no digits in that/],
  ['🐕', 'letters', /There are no digits in that/],
  ['985274877906944', 'impossible', /its last 12 digits are 274 877 906 944, and the highest possible is 274 877 906 943/],
  ['900999999999999', 'impossible', /highest possible/],
  ['Bella 985999999999999', 'impossible', /highest possible/],
  ['8000FFFFFFFFFFFF', 'impossible', /starts with 1023/],
  ['000121004515220', 'zeroCode', /Microchip numbers never start with 000/],
  ['000000000000000', 'zeroCode', /the reader didn’t find a chip/],
  ['000000000', 'zeroCode', /the reader didn’t find a chip/],
  ['999000000001008', 'testChip', /for testing readers/],
  ['8000F9C0000003F0', 'testChip', /for testing readers/],
  ['0000F65C2C6E5F94', 'notAnimal', /isn’t from an animal/],
  ['985121004515220, 900108001234567', 'severalNumbers', /985 121 004 515 220 and 900 108 001 234 567/],
  ['977200009500201 977 200 009 500 202', 'severalNumbers', /977 200 009 500 201 and 977 200 009 500 202/],
  ['977 200 009 500 201 977 200 009 500 202', 'severalNumbers', /977 200 009 500 201 and 977 200 009 500 202/],
  ['977.200.009.500.201 977.200.009.500.202', 'severalNumbers', /977 200 009 500 201 and 977 200 009 500 202/],
  ['977200009500201 97720000950020', 'severalNumbers', /977 200 009 500 201 and part of another/],
  ['985 12-10-04 515 220', 'severalNumbers', /985 515 220 and 985 121 004 515 220/],
  ['9.85121E+14', 'spreadsheet', /Format the cells/],
  ['9,85E14', 'spreadsheet', /Format the cells/],
]

describe('a refusal', () => {
  test.each(refused)('%j is refused as %s', (text, code, because) => {
    expect(readChipNumber(text)).toMatchObject({ valid: false, code, because: expect.stringMatching(because) })
  })

  test.each([
    ['9851210O4515220', ISO],
    ['985l2IOO4515220', ISO],
    ['98S121004515220', ISO],
    ['9B5121004515220', ISO],
    ['O12345678', '012345678'],
    ['OA13456789', '0A13456789'],
    ['40098100123456', '040098100123456'],
    ['98O98100123456', null],
    ['98512100451522?', null],
    ['98100451522123', null],
    ['98512100451522', null],
    ['999O00000001008', null],
  ])('%s is refused, and the number offered instead is %s', (text, suggestion) => {
    expect(readChipNumber(text)).toMatchObject({ valid: false, suggestion })
  })

  test('each of several whole numbers comes back, to be looked up by itself', () => {
    expect(readChipNumber('977200009500201 977 200 009 500 202')).toMatchObject({ several: ['977200009500201', '977200009500202'] })
    expect(readChipNumber('977200009500201 97720000950020')).toMatchObject({ several: ['977200009500201'] })
    expect(readChipNumber('98512100451522')).toMatchObject({ several: [] })
  })

  test('what was typed comes back short and on one line', () => {
    expect(readChipNumber(`12\n3\u0000${'x'.repeat(500)}`)).toMatchObject({ typed: `12 3 ${'x'.repeat(55)}` })
  })

  test('what comes back is well-formed text even where the cut halves a character', () => {
    expect(readChipNumber(`x${'🐕'.repeat(40)}`)).toMatchObject({ typed: `x${'🐕'.repeat(29)}\ufffd` })
  })

  test('a million characters are refused without being read', () => {
    const texts = ['9', ' ', 'A:', '9 ', '27/03/', '\u200b', '８'].map((piece) => piece.repeat(1_000_000 / piece.length))
    const started = performance.now()
    for (const text of texts) expect(readChipNumber(text)).toMatchObject({ valid: false, code: 'tooLong' })
    expect(performance.now() - started).toBeLessThan(200)
  })
})

describe('what the number tells', () => {
  test('a maker code names the maker and where it is at home', () => {
    expect(readChipNumber('981020000123456')).toMatchObject({
      issuedBy: 'manufacturer',
      manufacturer: 'Datamars',
      country: 'Switzerland',
      notes: [],
    })
  })

  test('a maker code that is not on the list is no reason to refuse', () => {
    expect(readChipNumber('946000000123456')).toMatchObject({
      valid: true,
      manufacturer: null,
      notes: [expect.stringContaining('We don’t have a maker with the code')],
    })
  })

  test('900 is a code shared by makers and not a test code', () => {
    expect(readChipNumber('900108001234567')).toMatchObject({
      valid: true,
      issuedBy: 'sharedCode',
      notes: [expect.stringContaining('Many makers share the code 900')],
    })
  })

  test('a country code names the country', () => {
    expect(readChipNumber('250269604123456')).toMatchObject({
      issuedBy: 'country',
      country: 'France',
      notes: [expect.stringContaining('register there')],
    })
  })

  test('a code that no country has is noted and not refused', () => {
    expect(readChipNumber('123098100123456')).toMatchObject({
      valid: true,
      country: null,
      notes: ['No country has the code 123. Check the first 3 digits against the label.'],
    })
  })

  test('the code of the United Kingdom is noted, because UK pet chips do not carry it', () => {
    expect(readChipNumber('826098100123456')).toMatchObject({
      country: 'United Kingdom',
      notes: [expect.stringContaining('chips in UK pets have a maker’s code')],
    })
  })

  test('an older chip is told apart from the kind that the regulations ask for', () => {
    expect(readChipNumber('0A13456789')).toMatchObject({
      issuedBy: 'legacyMaker',
      manufacturer: 'Allflex (24Petwatch)',
      compliant: false,
      notes: [expect.stringContaining('FDX-B')],
    })
  })

  test('nine digits that begin like a 15-digit number are taken with a warning', () => {
    expect(readChipNumber('985121004')).toMatchObject({
      format: 'avid',
      notes: [expect.stringContaining('no digits are missing'), OLDER],
    })
    expect(readChipNumber('012345678')).toMatchObject({ format: 'avid', notes: [OLDER] })
  })

  test('ten digits without a letter are taken with a warning, because digits may be missing', () => {
    expect(readChipNumber('7123456789')).toMatchObject({
      format: 'fdxa',
      notes: [expect.stringContaining('no digits are missing'), OLDER],
    })
  })

  test.each([
    ['900155000101233', false],
    ['900155000101234', true],
    ['900155000101235', false],
    ['900214999999999', false],
    ['900215000000000', true],
    ['900215010999999', true],
    ['900215011000000', false],
    ['992001000123456', true],
    ['958000000123456', true],
    ['0006D12345', false],
  ])('%s: a person must look first is %s', (text, watched) => {
    expect(readChipNumber(text)).toMatchObject({ valid: true, watched })
  })

  test.each([
    ['0985121004515220', 'Your reader added a 0 at the start, so we removed it.'],
    ['985121004515220 10:15', 'We left out the date or time next to the number.'],
    ['Bella 985121004515220', 'We left out the other words and numbers next to it.'],
    ['8000F65C2C6E5F94', 'Your reader showed the number in hexadecimal, so we converted it to 15 digits.'],
    ['A0000000985121004515220', 'Your reader added its own digits at the start, so we removed them.'],
  ])('%s: we say what we did', (text, note) => {
    expect(readChipNumber(text)).toMatchObject({ notes: [note] })
  })
})
