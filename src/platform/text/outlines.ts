import type { Font } from 'fontkit'
import type { Face } from '#platform/pdf/fonts.ts'
import { openFont, writable } from '#platform/pdf/glyphs.ts'
import { cutTo } from './cutto.ts'

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
export async function outlined(text: string, { x, y, size, face, colour, width }: Line): Promise<string> {
  const line = await writable(text, face)
  const font = await openFont(line, face)
  const scale = (points: number) => points / font.unitsPerEm
  const wide = (shown: string, points: number) => font.layout(shown).advanceWidth * scale(points)
  const fits = Math.max(size / 2, Math.min(size, (size * width) / Math.max(1, wide(line, size))))
  const shown = cutTo(line, (part) => wide(part, fits) <= width + 1)
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale(fits)} ${-scale(fits)})">${pathsOf(font, shown)}</g>`
}

function pathsOf(font: Font, shown: string): string {
  const { glyphs, positions } = font.layout(shown)
  let along = 0
  const paths = glyphs.map((glyph, index) => {
    const place = positions[index]
    const path = `<path transform="translate(${(along + (place?.xOffset ?? 0)).toFixed(1)} 0)" d="${glyph.path.toSVG()}"/>`
    along += place?.xAdvance ?? 0
    return path
  })
  return paths.join('')
}
