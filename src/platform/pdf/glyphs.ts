import type { Font } from 'fontkit'
import { type Face, fontFor } from './fonts.ts'

const fonts = new Map<string, Promise<Font>>()

/** The font in which a text is written, with its glyphs. */
export function openFont(text: string, face: Face): Promise<Font> {
  const file = fontFor(text, face)
  const opened = fonts.get(file) ?? open(file)
  fonts.set(file, opened)
  return opened
}

async function open(file: string): Promise<Font> {
  // The library holds 25 MB, and most processes draw no letter for hours.
  const { openSync } = await import('fontkit')
  const font = openSync(file)
  if (!('layout' in font)) throw new TypeError(`${file} holds several fonts`)
  return font
}

/** Emoji with all that joins and colours them, and marks without a shape of their own that turn the direction of a text. */
const PICTURES =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{Default_Ignorable_Code_Point}\p{Cc}\u20e3\u202a-\u202e\u2066-\u2069]/gu

/** A text in one paragraph, without the emoji and scripts that a face lacks: they would stand as empty boxes. Empty where nothing is left. */
export async function writable(text: string, face: Face): Promise<string> {
  const plain = text.replace(/\s+/g, ' ').replace(PICTURES, '')
  const font = await openFont(plain, face)
  const known = [...plain.toWellFormed()].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  return known.join('').replace(/ +/g, ' ').trim()
}
