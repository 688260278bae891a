import { drawQr } from '#platform/pdf/qr.ts'
import { bytesOf, INK, newSheet, PINE, QUIET, SHEET, type Sheet, write } from '#platform/pdf/sheet.ts'
import type { Services } from '#platform/server/services.ts'
import { site } from '#src/site.ts'
import { printedTag } from './printedTag.ts'

const ACROSS = 3
const DOWN = 5
const CELL = { width: (SHEET.width - 72) / ACROSS, height: (SHEET.height - 72) / DOWN }

/** Tags for the printer, fifteen on a sheet of A4: the code to engrave, and below the line the PIN that goes under the wrapping. */
export async function printTags(
  services: Services | Pick<Services, 'codes' | 'config'>,
  tagIds: readonly string[],
  madeAt: Date,
): Promise<Buffer> {
  const sheet = await newSheet({ title: `${tagIds.length} tags`, about: 'Tags to engrave, with their PINs', madeAt })
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  for (const [index, id] of tagIds.entries()) {
    if (index > 0 && index % (ACROSS * DOWN) === 0) sheet.addPage()
    const place = index % (ACROSS * DOWN)
    const at = { x: 36 + (place % ACROSS) * CELL.width, y: 36 + Math.floor(place / ACROSS) * CELL.height }
    root.add(sheet.struct('P', {}, () => printed(sheet, services, id, at)))
  }
  root.end()
  return bytesOf(sheet)
}

function printed(sheet: Sheet, services: Pick<Services, 'codes' | 'config'>, id: string, { x, y }: { x: number; y: number }) {
  const line = { align: 'center', x, width: CELL.width - 8 } as const
  const { link, shortCode, pin } = printedTag(services, id)
  drawQr(sheet, link, { x: x + (CELL.width - 88) / 2 - 4, y, size: 88 })
  write(sheet, shortCode, { ...line, face: 'strong', size: 13, colour: INK, y: y + 90 })
  write(sheet, `${site.name} ${site.phone}`, { ...line, face: 'text', size: 7.5, colour: PINE, y: y + 108 })
  write(sheet, `PIN ${pin}`, { ...line, face: 'text', size: 9, colour: QUIET, y: y + 126 })
}
