import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { drawFact, placed } from '#platform/pdf/grid.ts'
import { band, hairline, mark, paper, roof } from '#platform/pdf/ornaments.ts'
import { drawQr } from '#platform/pdf/qr.ts'
import { bytesOf, heightOf, INK, INNER, newSheet, PINE, QUIET, SHEET, type Sheet, sizeToFit, write } from '#platform/pdf/sheet.ts'
import { whenText } from '#platform/text/whentext.ts'
import { type Certified, factsOf } from './facts.ts'

interface Making {
  madeAt: Date
  /** Where anybody can check it, short enough to be typed. */
  link: string
  /** The same with the signed proof in it, which can be checked without us. */
  proofLink: string
}

/** Where the facts stand, in points from the top. */
const FACTS = { from: 372, to: 640 }

/** A registration certificate on one sheet of A4, tagged for screen readers. */
export async function certificate(pet: Certified, making: Making): Promise<Buffer> {
  const title = `Certificate of registration: ${pet.name}, microchip ${groupChipNumber(pet.chipNumber)}`
  const sheet = await newSheet({ title, about: 'Microchip registration of a pet', madeAt: making.madeAt })
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  paper(sheet)
  mark(sheet, SHEET.left, 52, 40)
  roof(sheet, 150)
  band(sheet, 286, 62)

  const add = (tag: string, draw: () => void, alt?: string) => root.add(sheet.struct(tag, alt ? { alt } : {}, draw))
  add('P', () => heading(sheet, making.madeAt))
  add('H1', () =>
    write(sheet, 'CERTIFICATE OF REGISTRATION', { face: 'strong', size: 10.5, colour: PINE, y: 122, align: 'center', spacing: 2.2 }),
  )
  add('H2', () => petName(sheet, pet.name))
  add('P', () => chipNumber(sheet, pet.chipNumber))
  for (const { fact, place } of placed(sheet, factsOf(pet), FACTS)) add('P', () => drawFact(sheet, fact, place))
  hairline(sheet, FACTS.to + 8)
  add('Figure', () => code(sheet, making), `QR code: a link to ${making.link}`)
  add('H2', () => write(sheet, 'Is this certificate genuine?', { face: 'title', size: 14, colour: INK, ...BESIDE, y: 664 }))
  const checked = checking(making)
  add('P', () => write(sheet, checked, { ...SMALL, colour: QUIET, y: 686 }))
  const below = 692 + heightOf(sheet, checked, SMALL)
  add('Link', () => signedProof(sheet, making, below))
  add('P', () => write(sheet, KEEPERSHIP, { ...SMALL, face: 'strong', colour: INK, y: below + 18 }))
  root.end()
  return bytesOf(sheet)
}

const CODE = { x: SHEET.left, y: 662, size: 122 }
const BESIDE = { x: SHEET.left + 140, width: INNER - 140 }
const SMALL = { face: 'text', size: 9.5, ...BESIDE } as const
const KEEPERSHIP =
  'The keeper is the person the animal normally lives with. This certificate shows who keeps the animal and that its microchip is registered. It doesn’t show who owns the animal.'

function heading(sheet: Sheet, madeAt: Date) {
  write(sheet, 'Homeward', { face: 'title', size: 21, colour: PINE, x: SHEET.left + 52, y: 58 })
  write(sheet, `Issued on ${whenText(madeAt, 'day')}`, { face: 'text', size: 9.5, colour: QUIET, y: 66, align: 'right' })
}

function petName(sheet: Sheet, name: string) {
  const size = sizeToFit(sheet, name, { face: 'title', size: 46, width: INNER - 24 })
  write(sheet, name, { face: 'title', size, colour: INK, y: 236 - size * 0.75, align: 'center' })
}

function chipNumber(sheet: Sheet, number: string) {
  write(sheet, 'Microchip number', { face: 'text', size: 9.5, colour: PINE, y: 295, align: 'center' })
  write(sheet, groupChipNumber(number), { face: 'strong', size: 26, colour: '#0a5242', y: 309, align: 'center', spacing: 1.5 })
}

/** On paper it is scanned, on a screen it is pressed. */
function code(sheet: Sheet, { link }: Making) {
  drawQr(sheet, link, CODE)
  sheet.link(CODE.x, CODE.y, CODE.size, CODE.size, link)
}

/** For whoever checks it without us: on a screen, the words lead to the signature itself. */
function signedProof(sheet: Sheet, { proofLink }: Making, y: number) {
  const words = 'On a screen: open the signed proof'
  write(sheet, words, { ...SMALL, colour: PINE, y })
  sheet.link(BESIDE.x, y, 170, 12, proofLink)
}

function checking({ madeAt, link }: Making): string {
  return `Scan the code with a phone, or go to ${link.replace(/^https?:\/\//, '')}. It shows whether we signed this certificate, and whether the animal is still on our register as it was on ${whenText(madeAt, 'day')}. It shows nothing about the keeper.`
}
