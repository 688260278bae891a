import { sexText } from '#features/pets/kit/sex.ts'
import { writable } from '#platform/pdf/glyphs.ts'
import { drawQr } from '#platform/pdf/qr.ts'
import { bytesOf, decorate, INK, lineToFit, newSheet, PINE, QUIET, SHEET, type Sheet, textToFit, write } from '#platform/pdf/sheet.ts'

/** What stands on an animal’s kennel. Nothing of its keeper or finder: visitors read it too. */
export interface KennelCard {
  name: string
  /** What kind of animal, its breed and its age. */
  breed: string
  sex: 'male' | 'female' | 'unknown'
  neutered: 'yes' | 'no' | 'unknown'
  colour: string
  chip: string
  arrived: string
  /** For whom it’s held, and from when it can go; '' where it isn’t. */
  held: string
  location: string
  notes: readonly string[]
  /** The whole address of its page, for the organisation’s people. */
  link: string
}

/** A6 upright, four to a sheet of A4. */
const CARD = { width: SHEET.width / 2, height: SHEET.height / 2, margin: 24 }
const PER_SHEET = 4
const QR = 92

/** Kennel cards on sheets of A4, to be cut along the lines. */
export async function drawKennelCards(cards: readonly KennelCard[], madeAt: Date): Promise<Buffer> {
  const shown = await Promise.all(cards.map(asPrinted))
  const sheet = await newSheet({ title: 'Kennel cards', about: 'Kennel cards of animals in care', madeAt })
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  for (const [index, card] of shown.entries()) {
    const place = index % PER_SHEET
    if (index > 0 && place === 0) sheet.addPage()
    if (place === 0) decorate(sheet, () => cuts(sheet))
    drawCard(sheet, root, card, { x: (place % 2) * CARD.width, y: Math.floor(place / 2) * CARD.height })
  }
  root.end()
  return bytesOf(sheet)
}

/** Without the letters that the faces lack. */
async function asPrinted({ notes, name, breed, colour, location, ...card }: KennelCard) {
  return {
    ...card,
    name: (await writable(name, 'title')) || 'No name',
    breed: await writable(breed, 'text'),
    colour: await writable(colour, 'text'),
    location: await writable(location, 'strong'),
    notes: await Promise.all(notes.map((note) => writable(note, 'text'))),
  }
}

function cuts(sheet: Sheet): void {
  sheet.lineWidth(0.5).dash(3, { space: 3 }).strokeColor(QUIET)
  sheet.moveTo(CARD.width, 0).lineTo(CARD.width, SHEET.height).moveTo(0, CARD.height).lineTo(SHEET.width, CARD.height).stroke()
}

function drawCard(sheet: Sheet, root: ReturnType<Sheet['struct']>, card: KennelCard, corner: { x: number; y: number }): void {
  const x = corner.x + CARD.margin
  const width = CARD.width - 2 * CARD.margin
  const bottom = corner.y + CARD.height - CARD.margin
  let y = corner.y + CARD.margin
  const line = (tag: string, text: string, style: { face: 'title' | 'text' | 'strong'; size: number; colour: string }, below: number) => {
    if (!text) return
    const fitting = lineToFit(sheet, text, { ...style, width })
    const at = y
    root.add(sheet.struct(tag, {}, () => write(sheet, fitting.text, { ...style, size: fitting.size, x, y: at, width })))
    y += fitting.size * 1.3 + below
  }
  line('H1', card.name, { face: 'title', size: 34, colour: PINE }, 2)
  line('P', card.location, { face: 'strong', size: 16, colour: INK }, 4)
  line('P', card.breed, { face: 'text', size: 12, colour: INK }, 0)
  line('P', `${sexText(card.sex, card.neutered)}, ${card.colour}`, { face: 'text', size: 12, colour: INK }, 8)
  line('P', card.chip, { face: 'strong', size: 14, colour: INK }, 8)
  line('P', `Arrived ${card.arrived}`, { face: 'text', size: 12, colour: INK }, 0)
  line('P', card.held && `Held: ${card.held}`, { face: 'strong', size: 12, colour: INK }, 0)
  const notes = card.notes.join('\n')
  const from = y + 8
  const height = bottom - QR - 10 - from
  const words = height > 12 ? textToFit(sheet, notes, { face: 'text', size: 11, width, height }) : ''
  if (words) root.add(sheet.struct('P', {}, () => write(sheet, words, { face: 'text', size: 11, colour: INK, x, y: from, width })))
  root.add(
    sheet.struct('Figure', { alt: `QR code: a link to ${card.link}` }, () => drawQr(sheet, card.link, { x, y: bottom - QR, size: QR })),
  )
  const beside = { face: 'text', size: 10, colour: QUIET, x: x + QR + 10, y: bottom - 44, width: width - QR - 10 } as const
  root.add(sheet.struct('P', {}, () => write(sheet, 'Staff: scan for its page, notes and history', beside)))
}
