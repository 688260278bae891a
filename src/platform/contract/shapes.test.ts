import { describe, expect, test } from 'vitest'
import { Email, Line, OptionalLine, Prose } from './shapes.ts'

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
  ])('%s', (_what, typed, kept) => {
    expect(Line(60).parse(typed)).toBe(kept)
    expect(OptionalLine(60).parse(typed)).toBe(kept)
    expect(Prose(60).parse(typed)).toBe(kept)
  })

  test('a name of nothing else is no name', () => {
    for (const typed of ['\u202e', ' \u200b ', '\u200d']) expect(Line(60).safeParse(typed).success).toBe(false)
  })

  test('an e-mail address that was pasted with them is the address', () => {
    expect(Email.parse('\u2068Anna@Example.org\u2069')).toBe('anna@example.org')
  })
})

test.each(['Re\u0000x', 'Rex\nBcc: x', 'Re\tx', 'Rex\u007f', 'Re\u2028x', 'Re\u0085x'])(
  'a line with %j is refused with what to do',
  (typed) => {
    expect(Line(60).safeParse(typed).error?.issues[0]?.message).toBe('Write this on one line, without tabs or line breaks')
  },
)

test('several lines keep their breaks and tabs, and lose other control characters', () => {
  expect(Prose(60).parse('One\r\n\tTwo\u0000\u0007\u001b[1m')).toBe('One\r\n\tTwo[1m')
})
