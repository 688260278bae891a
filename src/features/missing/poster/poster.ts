import { writable } from '#platform/pdf/glyphs.ts'
import { drawQr } from '#platform/pdf/qr.ts'
import { bytesOf, decorate, INK, lineToFit, newSheet, PINE, QUIET, SHEET, type Sheet, textToFit, write } from '#platform/pdf/sheet.ts'

/** What a poster shows: what anyone may know, and nothing of the keeper. */
export interface Poster {
  /** The name, as far as a title can be written. */
  name: string
  /** "dog" */
  animal: string
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
  /** Where to look for it by its name: short enough to type. */
  site: string
}

const RED = '#a3271d'
const PHOTO = 250
const STRIPS = { count: 10, from: 668 }
const MIDDLE = { align: 'center' } as const

/** A poster on one sheet of A4, with strips to tear off. */
export async function drawPoster(poster: Poster, madeAt: Date): Promise<Buffer> {
  const { name, stolen, reward, link } = poster
  const head = stolen ? 'STOLEN' : 'MISSING'
  const looks = await writable(poster.looks, 'strong')
  const lastSeen = await writable(poster.lastSeen, 'strong')
  const description = await writable(poster.description, 'text')
  const sheet = await newSheet({ title: `${head}: ${name}`, about: 'Poster of a lost pet', madeAt })
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  const add = (tag: string, draw: () => void, alt?: string) => root.add(sheet.struct(tag, alt ? { alt } : {}, draw))

  decorate(sheet, () => sheet.rect(0, 0, SHEET.width, 92).fill(RED))
  add('H1', () => line(sheet, head, { face: 'title', size: 70, colour: '#ffffff', y: 0 }))
  add('Figure', () => sheet.image(poster.photo, (SHEET.width - PHOTO) / 2, 106, { width: PHOTO, height: PHOTO }), `Picture of ${name}`)
  add('H2', () => line(sheet, name, { face: 'title', size: 44, colour: INK, y: 360 }))
  add('P', () => line(sheet, looks, { face: 'strong', size: 17, colour: INK, y: 420 }))
  add('P', () => line(sheet, lastSeen, { face: 'strong', size: 17, colour: RED, y: 444 }))
  add('P', () => circumstances(sheet, description))
  if (reward) add('P', () => line(sheet, 'REWARD', { face: 'title', size: 24, colour: RED, y: 508 }))
  add('Figure', () => drawQr(sheet, link, { x: SHEET.left, y: 544, size: 108 }), `QR code: a link to ${link}`)
  add('P', () => tellUs(sheet, poster))
  decorate(sheet, () => strips(sheet, poster))
  root.end()
  return bytesOf(sheet)
}

interface OfLine {
  face: 'title' | 'strong'
  size: number
  colour: string
  y: number
}

function line(sheet: Sheet, text: string, { face, size, colour, y }: OfLine) {
  const width = SHEET.width - 72
  const shown = lineToFit(sheet, text, { face, size, width: width - 4 })
  write(sheet, shown.text, { ...MIDDLE, face, size: shown.size, colour, x: 36, y, width })
}

function circumstances(sheet: Sheet, description: string) {
  const writing = { ...MIDDLE, face: 'text', size: 12.5, width: SHEET.right - SHEET.left } as const
  write(sheet, textToFit(sheet, description, { ...writing, height: 36 }), { ...writing, colour: QUIET, y: 469 })
}

function tellUs(sheet: Sheet, { animal, site, link }: Poster) {
  const beside = { x: SHEET.left + 124, width: SHEET.right - SHEET.left - 124 }
  write(sheet, `Seen this ${animal}?`, { face: 'title', size: 20, colour: PINE, ...beside, y: 546 })
  write(sheet, 'Don’t chase it. Note the place and the time, then scan the code or tell us at', {
    face: 'text',
    size: 12.5,
    colour: INK,
    ...beside,
    y: 576,
  })
  const address = lineToFit(sheet, site, { face: 'strong', size: 15, width: beside.width - 4 })
  write(sheet, address.text, { face: 'strong', size: address.size, colour: PINE, ...beside, y: 610 })
  const whole = lineToFit(sheet, link, { face: 'text', size: 8, width: beside.width - 4 })
  write(sheet, whole.text, { face: 'text', size: whole.size, colour: QUIET, ...beside, y: 636 })
}

/** To tear off: each has the code, and upright beside its neighbours the name and the address. */
function strips(sheet: Sheet, { name, stolen, animal, site, link }: Poster) {
  const width = SHEET.width / STRIPS.count
  const height = SHEET.height - STRIPS.from
  sheet.dash(4, { space: 3 }).lineWidth(0.8)
  sheet.moveTo(0, STRIPS.from).lineTo(SHEET.width, STRIPS.from).stroke(QUIET)
  for (let x = width; x < SHEET.width - 1; x += width) sheet.moveTo(x, STRIPS.from).lineTo(x, SHEET.height).stroke(QUIET)
  sheet.undash()
  const says = [
    { text: name, face: 'strong', size: 15, colour: INK, y: 8 },
    { text: `${stolen ? 'Stolen' : 'Missing'} ${animal}`, face: 'text', size: 8.5, colour: RED, y: 29 },
    { text: site, face: 'strong', size: 8.5, colour: PINE, y: 42 },
  ] as const
  for (let index = 0; index < STRIPS.count; index += 1) {
    const x = index * width
    drawQr(sheet, link, { x: x + 1, y: STRIPS.from + 3, size: width - 2 })
    sheet.save().translate(x, SHEET.height).rotate(-90)
    const room = height - width - 12
    for (const { text, face, size, colour, y } of says) {
      const shown = lineToFit(sheet, text, { face, size, width: room - 4 })
      write(sheet, shown.text, { face, size: shown.size, colour, x: 10, y, width: room })
    }
    sheet.restore()
  }
}
