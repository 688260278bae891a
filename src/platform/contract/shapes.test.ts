import { describe, expect, test } from 'vitest'
import { Email, Line, Name, OptionalLine, Prose } from './shapes.ts'

describe('real names pass as they are', () => {
  test.each([
    'Zoë',
    "O'Connor",
    'Ó Séaghdha',
    'Nguyễn Thị',
    '山田太郎',
    'محمد',
    'משה כהן',
    'می‌خواهم',
    'ශ්‍රී',
    'Biscuit 🐶',
    'Rex 👨‍👩‍👧‍👦',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Hamish',
    '❤️ Pip',
    '❤️‍🔥',
    '1️⃣ Rex',
    '🇬🇧',
    '🏴‍☠️',
    '葛\u{e0100}城 真',
    'ᠮᠣᠩᠭ\u180b',
    'রাজন\u09cd\u200d',
    'രാജന\u0d4d\u200d',
    'അവള\u0d4d\u200d മേനോന\u0d4d\u200d',
    'ക\u0d4d\u200c',
    'J.-P. d’Arc (junior), 2nd & 3rd',
  ])('%s', (name) => {
    expect(Line(60).parse(name)).toBe(name)
  })
})

describe('what nobody sees is taken out, so that no name turns the words around it', () => {
  test.each([
    ['an override', 'Rex\u202exeR', 'RexxeR'],
    ['embeddings', '\u202aRex\u202c \u202bRex\u202d', 'Rex Rex'],
    ['isolates', '\u2066Rex\u2069\u2067\u2068', 'Rex'],
    ['direction marks', '\u200eRex\u200f\u061c', 'Rex'],
    ['spaces of no width', 'Re\u200bx\ufeff\u2060', 'Rex'],
    ['soft hyphens', 'Re\u00adx', 'Rex'],
    ['joiners that join nothing', '\u202e\u200dRex\u200c', 'Rex'],
    ['fillers', '\u3164Re\uffa0x\u115f\u1160', 'Rex'],
    ['marks of old text', 'R\u034fe\u180ex\u206a\u206f', 'Rex'],
    ['marks of notes and tunes', '\ufff9Rex\ufffa\ufffb\u{1bca0}\u{1bca3}\u{1d173}\u{1d17a}', 'Rex'],
    ['what chooses how nothing is drawn', '\ufe0fRex\ufe0f \u{e0100}', 'Rex'],
    ['tags outside a flag', 'Re\u{e0041}x\u{e0001}\u{e007f}', 'Rex'],
    ['cells of Braille without a dot', '\u2800Rex\u2800', 'Rex'],
  ])('%s', (_what, typed, kept) => {
    expect(Line(60).parse(typed)).toBe(kept)
    expect(OptionalLine(60).parse(typed)).toBe(kept)
    expect(Prose(60).parse(typed)).toBe(kept)
  })

  test('a name of nothing else is no name', () => {
    for (const typed of ['\u202e', ' \u200b ', '\u200d', '\u3164', '\u2800', '\u{e0041}', '\ufe0f', '\u{e0067}\u{e0062}'])
      expect(Line(60).safeParse(typed).success).toBe(false)
  })

  test('nor is one of marks alone', () => {
    for (const typed of ['.', '\u0301', '- -', '\u0d4d\u200d'])
      expect(Name(60).safeParse(typed).error?.issues[0]?.message).toBe('Enter a name with at least one letter or number')
    for (const typed of ['X', '7', '🐶', '🇬🇧', '犬']) expect(Name(60).parse(typed)).toBe(typed)
    expect(Name(60).safeParse('').error?.issues[0]?.code).toBe('too_small')
  })

  test('an e-mail address that was pasted with them is the address', () => {
    expect(Email.parse('\u2068Anna@Example.org\u2069')).toBe('anna@example.org')
  })
})

test.each(['Re\u0000x', 'Rex\nBcc: x', 'Re\tx', 'Rex\u007f', 'Re\u2028x', 'Re\u0085x'])(
  'a line with %j is refused with what to do',
  (typed) => {
    expect(Line(60).safeParse(typed).error?.issues[0]?.message).toBe('Enter this on one line, without tabs or line breaks')
  },
)

test('several lines keep their breaks and tabs, and lose other control characters', () => {
  expect(Prose(60).parse('One\r\n\tTwo\u0000\u0007\u001b[1m')).toBe('One\r\n\tTwo[1m')
})
