import { hairline, mark } from '#platform/pdf/ornaments.ts'
import { bytesOf, heightOf, INK, lineToFit, newSheet, PINE, QUIET, SHEET, type Sheet, write } from '#platform/pdf/sheet.ts'
import { whenText } from '#platform/text/whentext.ts'
import { site } from '#src/site.ts'
import type { OrderSlip } from './orderslip.ts'

interface Sender {
  name: string
  address: string | undefined
}

/** The packing slip of an order on A4, and after it the address label on A6, for a label printer or to be cut out. */
export async function drawSlip(slip: OrderSlip, sender: Sender, now: Date): Promise<Buffer> {
  const sheet = await newSheet({ title: `Order ${slip.number}`, about: 'Packing slip and address label', madeAt: now })
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  let y = 56
  const add = (
    tag: string,
    text: string,
    style: { size?: number; colour?: string; face?: 'title' | 'text' | 'strong'; x?: number } = {},
  ) => {
    const writing = { face: 'text', size: 11, colour: INK, x: SHEET.left, ...style } as const
    const placed = { ...writing, width: SHEET.right - writing.x }
    const height = heightOf(sheet, text, placed)
    if (y + height > BOTTOM) y = nextPage(sheet)
    const at = y
    root.add(sheet.struct(tag, {}, () => write(sheet, text, { ...placed, y: at })))
    y += height + 8
  }
  mark(sheet, SHEET.right - 40, 52, 40)
  add('H1', `Order ${slip.number}`, { face: 'title', size: 24, colour: PINE })
  add('P', [`Ordered on ${whenText(slip.placedAt, 'day')}`, slip.method && `Delivery: ${slip.method}`].filter(Boolean).join('\n'))
  add('P', addressLines(slip).join('\n'))
  hairline(sheet, y)
  y += 12
  for (const { quantity, words, details } of slip.lines) {
    add('P', `${quantity} × ${words}`, { face: 'strong', size: 12 })
    for (const detail of details) add('P', detail, { colour: QUIET, size: 10, x: SHEET.left + 18 })
  }
  hairline(sheet, y)
  y += 12
  add('P', `Is something wrong or missing? Call ${site.phone}.`)
  label(sheet, root, slip, sender)
  root.end()
  return bytesOf(sheet)
}

const BOTTOM = 780

function nextPage(sheet: Sheet): number {
  sheet.addPage()
  return 56
}

/** A6 across in points. */
const LABEL = { width: 419.53, height: 297.64, margin: 28 }

function label(sheet: Sheet, root: ReturnType<Sheet['struct']>, slip: OrderSlip, { name, address }: Sender): void {
  sheet.addPage({ size: [LABEL.width, LABEL.height], margin: 0 })
  const width = LABEL.width - 2 * LABEL.margin
  const sentBy = [`Order ${slip.number}`, `If undelivered, return to: ${[name, address].filter(Boolean).join(', ')}`].join(' · ')
  let y = LABEL.margin + 24
  for (const line of addressLines(slip)) {
    const { text, size } = lineToFit(sheet, line, { face: 'strong', size: 20, width })
    const at = y
    root.add(sheet.struct('P', {}, () => write(sheet, text, { face: 'strong', size, colour: INK, x: LABEL.margin, width, y: at })))
    y += 28
  }
  const below = { face: 'text', size: 8.5, width } as const
  const foot = LABEL.height - LABEL.margin - heightOf(sheet, sentBy, below)
  root.add(sheet.struct('P', {}, () => write(sheet, sentBy, { ...below, colour: QUIET, x: LABEL.margin, y: foot })))
}

const addressLines = ({ to: { name, address } }: OrderSlip) =>
  [name, address.line1, address.line2, address.town, address.county, address.postcode].filter((line) => line !== '')
