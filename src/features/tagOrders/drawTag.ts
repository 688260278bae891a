import { printedTag } from '#features/tailtag/printedTag.ts'
import { drawQr } from '#platform/pdf/qr.ts'
import { bytesOf, decorate, INK, newSheet, PINE, QUIET, SHEET, type Sheet, sizeToFit, write } from '#platform/pdf/sheet.ts'
import type { Services } from '#platform/server/services.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { designWords } from './designs.ts'
import type { readOrder } from './orders.ts'

type Order = ReturnType<typeof readOrder>

/** Both sides of a tag, drawn large for the engraver, and below them the letter that goes with it: its address and its PIN. */
export async function drawTag(services: Pick<Services, 'codes' | 'config'>, order: Order, tagId: string, madeAt: Date): Promise<Buffer> {
  const sheet = await newSheet({ title: 'A tag to engrave', about: designWords(order.design), madeAt })
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  root.add(sheet.struct('H1', {}, () => write(sheet, designWords(order.design), { face: 'strong', size: 15, colour: INK, y: 48 })))
  root.add(sheet.struct('P', {}, () => front(sheet, services, tagId)))
  root.add(sheet.struct('P', {}, () => back(sheet, order.lines)))
  root.add(sheet.struct('P', {}, () => letterFor(sheet, services, order, tagId)))
  root.end()
  return bytesOf(sheet)
}

const SIDE = 226
const SIDES = { y: 92, front: SHEET.left, back: SHEET.right - SIDE }

function outline(sheet: Sheet, x: number): void {
  decorate(sheet, () => sheet.roundedRect(x, SIDES.y, SIDE, SIDE, 24).lineWidth(1).stroke(PINE))
}

function front(sheet: Sheet, services: Pick<Services, 'codes' | 'config'>, tagId: string): void {
  outline(sheet, SIDES.front)
  const line = { align: 'center', x: SIDES.front, width: SIDE } as const
  const { link, shortCode } = printedTag(services, tagId)
  drawQr(sheet, link, { x: SIDES.front + (SIDE - 150) / 2, y: SIDES.y + 10, size: 150 })
  write(sheet, shortCode, { ...line, face: 'strong', size: 22, colour: INK, y: SIDES.y + 164 })
  write(sheet, `${site.name} ${site.phone}`, { ...line, face: 'text', size: 12, colour: INK, y: SIDES.y + 194 })
}

function back(sheet: Sheet, lines: readonly string[]): void {
  outline(sheet, SIDES.back)
  const height = 38
  const top = SIDES.y + (SIDE - lines.length * height) / 2
  for (const [index, line] of lines.entries()) {
    write(sheet, line, {
      face: 'strong',
      // However small: what was paid for is never cut.
      size: sizeToFit(sheet, line, { face: 'strong', size: 22, width: SIDE - 28 }),
      colour: INK,
      x: SIDES.back + 14,
      width: SIDE - 28,
      align: 'center',
      y: top + index * height,
    })
  }
}

function letterFor(sheet: Sheet, services: Pick<Services, 'codes' | 'config'>, { to }: Order, tagId: string): void {
  decorate(sheet, () => sheet.moveTo(0, 400).lineTo(SHEET.width, 400).dash(4, { space: 4 }).stroke(QUIET))
  const [name = '', ...address] = to.split(', ')
  write(sheet, [name, ...address].join('\n'), { face: 'text', size: 12, colour: INK, y: 440 })
  write(sheet, `PIN ${printedTag(services, tagId).pin}`, { face: 'strong', size: 26, colour: INK, y: 590 })
  const link = services.config.publicUrl.replace(/^https?:\/\//, '') + paths.tailTagSettings
  write(sheet, `Activate your tag at ${link} with this PIN. Keep the PIN at home, and not on the tag.`, {
    face: 'text',
    size: 12,
    colour: INK,
    y: 630,
  })
}
