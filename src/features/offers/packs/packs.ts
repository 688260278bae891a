import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { drawFact, placed } from '#platform/pdf/grid.ts'
import { band, hairline, mark, paper } from '#platform/pdf/ornaments.ts'
import { drawQr } from '#platform/pdf/qr.ts'
import { bytesOf, heightOf, INK, INNER, newSheet, PINE, QUIET, SHEET, type Sheet, sizeToFit, write } from '#platform/pdf/sheet.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { LeftOut } from '../queries/leftout.ts'
import { codeText, factsOf, lawFor, type Packed, stepsFor } from './words.ts'

interface Making {
  madeAt: Date
  /** The address at which a person can type the code. */
  site: string
  /** Animals of the litter that have no page here, for the breeder to know. */
  leftOut?: readonly LeftOut[]
}

/** Where the parts of a page stand, in points from the top. */
const FACTS = { from: 254, to: 420 }
const CODE = { y: 424, height: 124, qr: 104 }
const STEPS = 562
const LAW = 676

/** Transfer packs as one document: a page of A4 for each animal, tagged for screen readers. */
export async function transferPacks(packs: readonly Packed[], making: Making): Promise<Buffer> {
  const what = kindOf(packs[0])
  const title = packs.length === 1 ? `${what} pack: ${packs[0]?.name}` : `${what} packs for ${packs.length} animals`
  const sheet = await newSheet({ title, about: 'How to become an animal’s keeper', madeAt: making.madeAt })
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  for (const [index, pack] of packs.entries()) {
    if (index > 0) sheet.addPage()
    const section = sheet.struct('Sect')
    root.add(section)
    page(sheet, pack, making, (tag, draw, alt) => section.add(sheet.struct(tag, alt ? { alt } : {}, draw)))
    section.end()
  }
  const { leftOut = [] } = making
  if (leftOut.length > 0) {
    sheet.addPage()
    const section = sheet.struct('Sect')
    root.add(section)
    withoutPages(sheet, leftOut, making, (tag, draw) => section.add(sheet.struct(tag, {}, draw)))
    section.end()
  }
  root.end()
  return bytesOf(sheet)
}

const kindOf = (pack: Packed | undefined) => (pack?.from.kind === 'adoption' ? 'Adoption' : 'Transfer')

type Add = (tag: string, draw: () => void, alt?: string) => void

function page(sheet: Sheet, pack: Packed, { madeAt, site }: Making, add: Add) {
  paper(sheet)
  mark(sheet, SHEET.left, 52, 40)
  band(sheet, 190, 52)
  add('P', () => heading(sheet, madeAt))
  add('H1', () =>
    write(sheet, `${kindOf(pack)} pack`.toUpperCase(), { face: 'strong', size: 10.5, colour: PINE, y: 112, align: 'center', spacing: 2.2 }),
  )
  add('H2', () => petName(sheet, pack.name))
  add('P', () => chipNumber(sheet, pack.chipNumber))
  for (const { fact, place } of placed(sheet, factsOf(pack), FACTS)) add('P', () => drawFact(sheet, fact, place))

  band(sheet, CODE.y, CODE.height)
  add('Figure', () => qr(sheet, pack), `QR code: a link to ${site}/take with ${pack.name}’s transfer code`)
  add('P', () => code(sheet, pack))
  list(sheet, add, { title: 'Become the keeper in 3 steps', texts: stepsFor(pack, site), y: STEPS })
  hairline(sheet, LAW - 12)
  list(sheet, add, { title: 'What the law says', texts: lawFor(pack), y: LAW })
}

/** The last page, for the breeder to keep: who has no pack, and why. */
function withoutPages(sheet: Sheet, leftOut: readonly LeftOut[], { madeAt }: Making, add: Add) {
  paper(sheet)
  mark(sheet, SHEET.left, 52, 40)
  add('P', () => heading(sheet, madeAt))
  const texts = [
    'This page is for you. Don’t give it to a buyer.',
    ...leftOut.map(({ name, words }) => `${name}: ${words.replace(/\.$/, '')}.`),
  ]
  list(sheet, add, { title: 'Left out of these packs', texts, y: 130 })
}

function heading(sheet: Sheet, madeAt: Date) {
  write(sheet, 'Homeward', { face: 'title', size: 21, colour: PINE, x: SHEET.left + 52, y: 58 })
  write(sheet, `Made on ${whenText(madeAt, 'day')}`, { face: 'text', size: 9.5, colour: QUIET, y: 66, align: 'right' })
}

function petName(sheet: Sheet, name: string) {
  const size = sizeToFit(sheet, name, { face: 'title', size: 38, width: INNER - 24 })
  write(sheet, name, { face: 'title', size, colour: INK, y: 158 - size * 0.75, align: 'center' })
}

function chipNumber(sheet: Sheet, number: string) {
  write(sheet, 'Microchip number', { face: 'text', size: 9.5, colour: PINE, y: 196, align: 'center' })
  write(sheet, groupChipNumber(number), { face: 'strong', size: 22, colour: DEEP, y: 209, align: 'center', spacing: 1.4 })
}

/** The darker green of the certificate's number: it has to be read from a distance. */
const DEEP = '#0a5242'
const BESIDE = { x: SHEET.left + CODE.qr + 24, width: INNER - CODE.qr - 24 }

/** On paper it is scanned, on a screen it is pressed. */
function qr(sheet: Sheet, { link }: Packed) {
  const place = { x: SHEET.left, y: CODE.y + 10, size: CODE.qr }
  drawQr(sheet, link, place)
  sheet.link(place.x, place.y, place.size, place.size, link)
}

function code(sheet: Sheet, pack: Packed) {
  write(sheet, 'Your transfer code', { face: 'text', size: 10.5, colour: PINE, ...BESIDE, y: CODE.y + 16 })
  write(sheet, pack.code, { face: 'strong', size: 34, colour: DEEP, ...BESIDE, y: CODE.y + 31, spacing: 2 })
  write(sheet, codeText(pack), { face: 'text', size: 9.5, colour: INK, ...BESIDE, y: CODE.y + 78 })
}

const BODY = { face: 'text', size: 9.5 } as const

function list(sheet: Sheet, add: Add, { title, texts, y }: { title: string; texts: readonly string[]; y: number }) {
  add('H2', () => write(sheet, title, { face: 'title', size: 14, colour: INK, y }))
  let below = y + 22
  for (const text of texts) {
    const at = below
    add('P', () => write(sheet, text, { ...BODY, colour: INK, y: at }))
    below += heightOf(sheet, text, BODY) + 4
  }
}
