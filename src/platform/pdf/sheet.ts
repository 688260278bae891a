import type PDFDocument from 'pdfkit'
import { cutTo } from '#platform/text/cutto.ts'
import { type Face, fontFor } from './fonts.ts'

export const INK = '#26322d'
export const QUIET = '#56625c'
export const PINE = '#0f6b56'
export const HONEY = '#f9c76b'
export const BISCUIT = '#e59a52'
export const CREAM = '#fffaf2'
export const MINT = '#d2ece2'

/** A4 upright in points (72 to the inch), and what stands inside the frame. */
export const SHEET = { width: 595.28, height: 841.89, left: 64, right: 531.28 }
export const INNER = SHEET.right - SHEET.left

export type Sheet = InstanceType<typeof PDFDocument>

/** An empty sheet with what a screen reader needs: language, title, and a structure to hang the content in. */
export async function newSheet(info: { title: string; about: string; madeAt: Date }): Promise<Sheet> {
  // The library holds 11 MB, and most processes draw no document for hours.
  const { default: Document } = await import('pdfkit')
  return new Document({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    font: fontFor('', 'text'),
    info: { Title: info.title, Author: 'Homeward', Subject: info.about, CreationDate: info.madeAt, ModDate: info.madeAt },
  })
}

/** The finished sheet as the bytes of a file. */
export async function bytesOf(sheet: Sheet): Promise<Buffer> {
  const parts: Buffer[] = []
  sheet.on('data', (part: Buffer) => parts.push(part))
  sheet.end()
  await new Promise((resolve, reject) => sheet.on('end', resolve).on('error', reject))
  return Buffer.concat(parts)
}

interface Writing {
  face: Face
  size: number
  colour: string
  x?: number
  y: number
  width?: number
  align?: 'left' | 'center' | 'right'
  spacing?: number
}

/** Writes a text into its box; the height it took, in points. */
export function write(sheet: Sheet, text: string, writing: Writing): number {
  const { colour, x = SHEET.left, y } = writing
  const box = boxOf(writing)
  const height = heightOf(sheet, text, writing)
  sheet.fillColor(colour).text(text, x, y, box)
  return height
}

/** The height that a text would take, in points. */
export function heightOf(sheet: Sheet, text: string, writing: Omit<Writing, 'y' | 'colour'>): number {
  sheet.font(fontFor(text, writing.face), writing.size)
  return sheet.heightOfString(text, boxOf(writing))
}

/** The largest size, up to `size`, at which a text fits on one line. */
export function sizeToFit(sheet: Sheet, text: string, { face, size, width }: { face: Face; size: number; width: number }): number {
  sheet.font(fontFor(text, face), size)
  return Math.min(size, (size * width) / sheet.widthOfString(text))
}

/** A text for one line of this width: as large as fits, up to `size`; what doesn't fit at half of that is cut. */
export function lineToFit(sheet: Sheet, text: string, { face, size, width }: { face: Face; size: number; width: number }) {
  const fits = Math.max(size / 2, sizeToFit(sheet, text, { face, size, width }))
  const shown = cutTo(text, (part) => sheet.font(fontFor(part, face), fits).widthOfString(part) <= width + 0.01)
  return { text: shown, size: fits }
}

/** A text in a box of this height; what doesn't fit is cut. */
export const textToFit = (sheet: Sheet, text: string, { height, ...writing }: Omit<Writing, 'y' | 'colour'> & { height: number }) =>
  cutTo(text, (part) => heightOf(sheet, part, writing) <= height)

function boxOf({ width = INNER, align = 'left', spacing = 0 }: Omit<Writing, 'y' | 'colour'>) {
  return { width, align, characterSpacing: spacing, lineGap: 1.5 }
}

/** Draws what only decorates, so that a screen reader passes it by. */
export function decorate(sheet: Sheet, draw: () => void): void {
  sheet.markContent('Artifact', { type: 'Layout' })
  sheet.save()
  draw()
  sheet.restore()
  sheet.endMarkedContent()
}
