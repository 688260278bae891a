import { type Font, openSync } from 'fontkit'
import { fontFor } from '#platform/pdf/fonts.ts'

type Face = Parameters<typeof fontFor>[1]

interface Line {
  x: number
  /** Of the baseline. */
  y: number
  size: number
  face: Face
  colour: string
  /** A longer line is drawn smaller, and at half its size is cut. */
  width: number
}

/** A line of text as SVG paths, so that a picture looks the same on a machine without fonts. Nothing of the text itself stands in the SVG. */
export function outlined(text: string, { x, y, size, face, colour, width }: Line): string {
  const font = fontOf(fontFor(text, face))
  const scale = (points: number) => points / font.unitsPerEm
  const wide = (shown: string, points: number) => font.layout(shown).advanceWidth * scale(points)
  const fits = Math.max(size / 2, Math.min(size, (size * width) / Math.max(1, wide(text, size))))
  const shown = cutTo(text, (part) => wide(part, fits) <= width + 1)

  const { glyphs, positions } = font.layout(shown)
  let along = 0
  const paths = glyphs.map((glyph, index) => {
    const place = positions[index]
    const path = `<path transform="translate(${(along + (place?.xOffset ?? 0)).toFixed(1)} 0)" d="${glyph.path.toSVG()}"/>`
    along += place?.xAdvance ?? 0
    return path
  })
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale(fits)} ${-scale(fits)})">${paths.join('')}</g>`
}

function cutTo(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text
  const letters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment)
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

const fonts = new Map<string, Font>()

function fontOf(file: string): Font {
  const known = fonts.get(file)
  if (known) return known
  const opened = openSync(file)
  if (!('layout' in opened)) throw new TypeError(`${file} holds several fonts`)
  fonts.set(file, opened)
  return opened
}
