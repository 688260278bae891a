/** Turns what was typed, pasted or printed by a reader into plain capitals, digits and punctuation. */
export function plain(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, westernDigit)
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ';')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
    .toUpperCase()
}

/** Leaves out the words that people and readers put around a number: `Chip No:`, `FDX-B`, `ISO 11784`, `134.2 kHz`. */
export function withoutLabels(line: string): string {
  return line
    .replace(LABEL_WITH_COLON, '$1 ')
    .replace(READER_WORDS, ' ')
    .replace(/^(\D*\d{15})[.,]0{1,2}\D*$/, '$1')
    .trim()
}

/** Leaves out dates and times of day, which readers print beside the number. */
export function withoutMoments(line: string): string {
  return line.replace(MOMENT, ' ').trim()
}

/** Leaves out what only groups the digits. Anything else stays, to be named in the refusal. */
export function compact(line: string): string {
  return line.replace(/[\s\p{Pd}\u2212.*_/\\,;:|'"‘’“”`=#()[\]{}<>•·°]/gu, '')
}

/** The numbers that stand whole in a longer text: 15 digits together or grouped in threes, or AVID's 3*3*3. */
export function verification(line: string): string[] {
  return [...line.matchAll(STANDING)].map(([number]) => compact(number))
}

/** How many digits the longest group has that stands beside those numbers. */
export function longestRest(line: string): number {
  const groups = line.replace(STANDING, '|').match(/\d(?:[ .*_-]?\d)*/g) ?? []
  return Math.max(0, ...groups.map((group) => compact(group).length))
}

/** True for `9.85121E+14`, which is how a spreadsheet shows a long number in a narrow column. */
export function isScientific(line: string): boolean {
  return /^\d(?:[.,]\d+E\+?|E\+)\d{1,2}$/.test(line)
}

const TOGETHER = String.raw`(?<![0-9A-Z])0?\d{15}(?![0-9A-Z])`
const IN_THREES = String.raw`(?<![A-Z]|\d[ .*_-]?)\d{3}(?:(?:[ .*_-]\d{3}){4}|[ .*_-]\d{12}|\*\d{3}\*\d{3})(?![0-9A-Z]|[ .*_-]\d)`
const STANDING = new RegExp(`${TOGETHER}|${IN_THREES}`, 'g')

/** Any words up to a colon, `Transpondernummer:`; one letter past F tells them from hexadecimal bytes such as `AB:CD`. */
const LABEL_WITH_COLON = /(^|;)[^\p{L}\d;:]*(?=[^\d;:]*[^\P{L}A-F])\p{L}[^\d;:]*[:#=]/gu

const READER_WORDS = new RegExp(
  String.raw`(?<![0-9A-Z])(?:${[
    'FDX[ -]?[AB]',
    'HDX',
    String.raw`ISO(?:[ -]?1178[45](?!\d)(?:[ /&-]+1178[45](?!\d))?)?`,
    '134[.,]2 ?KHZ|125 ?KHZ',
    'AVID|TROVAN|TR|EUROCHIP|FECAVA|DESTRON|HOME ?AGAIN|ALLFLEX|LA',
    'MICROCHIP|CHIP|TRANSPONDER|PET|ANIMAL|TAG|CODE|SCAN|READ|ID|NUMBER|NUM|NO|NR|N°',
    'DATE|TIME',
    String.raw`\]C[0-4]`,
  ].join('|')})(?![A-Z])[.:#]*`,
  'g',
)

const DAY = '(?:0?[1-9]|[12][0-9]|3[01])'
const MONTH = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC)[A-Z]{0,6}'
const DATE = String.raw`(?:\d{4}[-/.]${DAY}[-/.]${DAY}|${DAY}[-/.]${DAY}[-/.](?:\d{4}|\d{2})|${DAY}[ -]${MONTH}[ -](?:\d{4}|\d{2}))`
const TIME = String.raw`(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,6})?)?(?: ?[AP]M)?(?: ?(?:UTC|GMT|BST)|Z|[+-]\d{2}:?\d{2})?`
const MOMENT = new RegExp(`(?<![0-9A-Z.*_:/-])(?:${DATE}(?:T${TIME})?|${TIME})(?![0-9A-Z*_:/-]|\\.\\d)`, 'g')

/** The zeros of the digits that phones set to Arabic, Urdu, Hindi, Bengali, Punjabi, Gujarati, Tamil … and Thai type. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50]

function westernDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  const zero = ZEROS.findLast((start) => start <= point) ?? 0
  return point - zero < 10 ? String(point - zero) : digit
}
