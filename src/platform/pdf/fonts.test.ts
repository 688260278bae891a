import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { type Face, fontFor } from './fonts.ts'

function opened(file: string) {
  const font = openSync(file)
  if ('fonts' in font) throw new Error(`${file} is a collection`)
  return font
}

const LETTERS = Array.from({ length: 0x2030 }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
  /[\p{Script=Latin}\d\p{P}]/u.test(letter),
)
const WRITTEN = LETTERS.filter((letter) => letter <= '\u024f' || /[\u1e00-\u1ef9\u2010-\u2026]/.test(letter))

test.each(['title', 'text', 'strong'] as const satisfies Face[])(
  'no letter or sign of a name is drawn as an empty box in the face “%s”',
  (face) => {
    const fonts = new Map([...new Set(WRITTEN.map((letter) => fontFor(letter, face)))].map((file) => [file, opened(file)]))
    const boxes = WRITTEN.filter((letter) => !fonts.get(fontFor(letter, face))?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    expect(boxes.join(' ')).toBe('')
  },
)
