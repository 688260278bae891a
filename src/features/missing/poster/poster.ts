import { drawQr } from '#platform/pdf/qr.ts'
import { bytesOf, decorate, heightOf, INK, newSheet, PINE, QUIET, SHEET, type Sheet, sizeToFit, write } from '#platform/pdf/sheet.ts'

/** What a poster shows: what anyone may know, and nothing of the keeper. */
export interface Poster {
  name: string
  stolen: boolean
  /** What it looks like, in a line. */
  looks: string
  /** Where and when it was last seen, in a line. */
  lastSeen: string
  description: string
  reward: boolean
  /** A square JPEG. */
  photo: Buffer
  /** The whole address of the search. */
  link: string
}

const RED = '#a3271d'
const PHOTO = 270
const STRIPS = { count: 8, from: 712, height: 118 }
const MIDDLE = { align: 'center' } as const

/** A poster on one sheet of A4, with strips to tear off. */
export async function drawPoster(poster: Poster, madeAt: Date): Promise<Buffer> {
  const { name, stolen, reward } = poster
  const head = stolen ? 'STOLEN' : 'MISSING'
  const sheet = await newSheet({ title: `${head}: ${name}`, about: 'Poster of a lost pet', madeAt })
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  const add = (tag: string, draw: () => void, alt?: string) => root.add(sheet.struct(tag, alt ? { alt } : {}, draw))

  decorate(sheet, () => sheet.rect(0, 0, SHEET.width, 104).fill(RED))
  add('H1', () => line(sheet, head, { face: 'title', size: 76, colour: '#ffffff', y: 4 }))
  add('Figure', () => sheet.image(poster.photo, (SHEET.width - PHOTO) / 2, 122, { width: PHOTO, height: PHOTO }), `Photo of ${name}`)
  add('H2', () => line(sheet, name, { face: 'title', size: 46, colour: INK, y: 400 }))
  add('P', () => line(sheet, poster.looks, { face: 'strong', size: 17, colour: INK, y: 462 }))
  add('P', () => line(sheet, poster.lastSeen, { face: 'strong', size: 17, colour: RED, y: 488 }))
  add('P', () => description(sheet, poster.description))
  if (reward) add('P', () => line(sheet, 'REWARD', { face: 'title', size: 26, colour: RED, y: 556 }))
  add('Figure', () => drawQr(sheet, poster.link, { x: SHEET.left, y: 594, size: 104 }), `QR code: a link to ${poster.link}`)
  add('P', () => tellUs(sheet, poster))
  strips(sheet, poster)
  root.end()
  return bytesOf(sheet)
}

/** As large as fits on one line; a text without end is cut. */
function line(
  sheet: Sheet,
  text: string,
  { face, size, colour, y }: { face: 'title' | 'strong'; size: number; colour: string; y: number },
) {
  const shown = text.length > 90 ? `${text.slice(0, 89).toWellFormed()}…` : text
  const width = SHEET.width - 80
  write(sheet, shown, { ...MIDDLE, face, size: sizeToFit(sheet, shown, { face, size, width: width - 4 }), colour, x: 40, y, width })
}

const ROOM = { size: 12.5, width: SHEET.right - SHEET.left, height: 38 }

function description(sheet: Sheet, text: string) {
  const writing = { ...MIDDLE, face: 'text', size: ROOM.size, width: ROOM.width } as const
  const words = text.replace(/\s+/g, ' ').trim().split(' ')
  while (words.length > 1 && heightOf(sheet, `${words.join(' ')}…`, writing) > ROOM.height) words.pop()
  const shown = words.join(' ').slice(0, 300).toWellFormed()
  write(sheet, shown.length < text.trim().length ? `${shown}…` : shown, { ...writing, colour: QUIET, y: 514 })
}

function tellUs(sheet: Sheet, { name, link }: Poster) {
  const beside = { x: SHEET.left + 122, width: SHEET.right - SHEET.left - 122 }
  const title = `Seen ${name}?`
  const size = sizeToFit(sheet, title, { face: 'title', size: 20, width: beside.width - 4 })
  write(sheet, title, { face: 'title', size, colour: PINE, ...beside, y: 600 })
  write(sheet, 'Don’t chase it. Note the place and the time, scan the code and tell the keeper. You don’t need an account.', {
    face: 'text',
    size: 12.5,
    colour: INK,
    ...beside,
    y: 630,
  })
  write(sheet, link, { face: 'strong', size: 9, colour: PINE, ...beside, y: 672 })
}

/** To tear off: each has the name and the code. */
function strips(sheet: Sheet, { name, link }: Poster) {
  const width = SHEET.width / STRIPS.count
  decorate(sheet, () => {
    sheet.moveTo(0, STRIPS.from).lineTo(SHEET.width, STRIPS.from).dash(4, { space: 3 }).lineWidth(0.8).stroke(QUIET)
    for (let index = 1; index < STRIPS.count; index += 1)
      sheet
        .moveTo(index * width, STRIPS.from)
        .lineTo(index * width, SHEET.height)
        .stroke(QUIET)
    sheet.undash()
    for (let index = 0; index < STRIPS.count; index += 1) {
      const x = index * width
      drawQr(sheet, link, { x: x + 7, y: STRIPS.from + 8, size: width - 14 })
      const size = sizeToFit(sheet, name, { face: 'strong', size: 12, width: width - 12 })
      write(sheet, name, { ...MIDDLE, face: 'strong', size, colour: INK, x: x + 3, y: STRIPS.from + 76, width: width - 6 })
      write(sheet, 'Seen me? Scan this', {
        ...MIDDLE,
        face: 'text',
        size: 7.5,
        colour: QUIET,
        x: x + 2,
        y: STRIPS.from + 96,
        width: width - 4,
      })
    }
  })
}
