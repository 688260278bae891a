import { speciesWords } from '#knowledge/animals/species.ts'
import { drawFact, type Fact, placed } from '#platform/pdf/grid.ts'
import { band, hairline, mark, paper, roof } from '#platform/pdf/ornaments.ts'
import { drawQr } from '#platform/pdf/qr.ts'
import { bytesOf, heightOf, INK, INNER, newSheet, PINE, QUIET, SHEET, type Sheet, sizeToFit, write } from '#platform/pdf/sheet.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { Addition, TrainedSpecies } from '../shapes.ts'

/** What an implanter’s certificate says. */
export interface CertifiedHolder {
  number: string
  holder: string
  species: readonly TrainedSpecies[]
  courseApproval: string | null
  provider: string
  assessor: string
  issuedOn: string
  additions: readonly Addition[]
  refreshBy: string
}

interface Making {
  madeAt: Date
  /** Where anybody can check it, short enough to be typed. */
  link: string
  /** The same with the signed proof in it. */
  proofLink: string
}

/** Where the facts and the right stand, in points from the top. */
const FACTS = { from: 372, to: 516 }
const RIGHT_AT = 526

/** The facts in the order in which they stand. */
export function factsOf({ species, courseApproval, provider, assessor, issuedOn, additions, refreshBy }: CertifiedHolder): Fact[] {
  return [
    { label: 'Animals', value: species.map((kind) => speciesWords[kind].label).join(', ') },
    { label: 'Course approval', value: courseApproval ?? 'Not approved by the Secretary of State' },
    { label: 'Issued on', value: whenText(issuedOn, 'day') },
    { label: 'Next refresher by', value: whenText(refreshBy, 'day') },
    { label: 'Course', value: provider },
    { label: 'Assessor', value: assessor },
    ...(additions.length > 0 ? [{ label: 'Added since', value: additions.map(added).join('; ') }] : []),
  ]
}

const added = ({ species, on, provider }: Addition) => `${speciesWords[species].label}, ${whenText(on, 'day')}, ${provider}`

/** An approved course gives the right to implant; any other is further training (SI 2023/468 reg 10). */
export function rightOf({ courseApproval, species }: Pick<CertifiedHolder, 'courseApproval' | 'species'>): string {
  if (!courseApproval) return 'CPD, not an authority to implant. The course isn’t approved by the Secretary of State.'
  const kinds = species.map((kind) => speciesWords[kind].many).join(', ')
  return `Satisfactorily assessed in implanting microchips in ${kinds}, on a course approved by the Secretary of State. This certificate covers no other animals.`
}

/** An implanter’s certificate on one sheet of A4, tagged for screen readers. */
export async function implanterCertificate(held: CertifiedHolder, making: Making): Promise<Buffer> {
  const title = `Implanter’s certificate ${held.number}: ${held.holder}`
  const sheet = await newSheet({ title, about: 'Microchip implanting', madeAt: making.madeAt })
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  paper(sheet)
  mark(sheet, SHEET.left, 52, 40)
  roof(sheet, 150)
  band(sheet, 286, 62)

  const add = (tag: string, draw: () => void, alt?: string) => root.add(sheet.struct(tag, alt ? { alt } : {}, draw))
  add('P', () => heading(sheet, held))
  add('H1', () =>
    write(sheet, held.courseApproval ? 'MICROCHIP IMPLANTER’S CERTIFICATE' : 'CERTIFICATE OF PROFESSIONAL DEVELOPMENT', {
      face: 'strong',
      size: 10.5,
      colour: PINE,
      y: 122,
      align: 'center',
      spacing: 2.2,
    }),
  )
  add('H2', () => holderName(sheet, held.holder))
  add('P', () => certificateNumber(sheet, held.number))
  for (const { fact, place } of placed(sheet, factsOf(held), FACTS)) add('P', () => drawFact(sheet, fact, place))
  add('P', () => write(sheet, rightOf(held), { face: 'strong', size: 11.5, colour: INK, y: RIGHT_AT }))
  hairline(sheet, 594)
  add('Figure', () => code(sheet, making), `QR code: a link to ${making.link}`)
  add('H2', () => write(sheet, 'Is this certificate genuine?', { face: 'title', size: 14, colour: INK, ...BESIDE, y: 624 }))
  const checked = checking(making)
  add('P', () => write(sheet, checked, { ...SMALL, colour: QUIET, y: 646 }))
  const below = 652 + heightOf(sheet, checked, SMALL)
  add('Link', () => signedProof(sheet, making, below))
  add('P', () => write(sheet, REFRESHER, { ...SMALL, face: 'strong', colour: INK, y: below + 18 }))
  root.end()
  return bytesOf(sheet)
}

const CODE = { x: SHEET.left, y: 622, size: 122 }
const BESIDE = { x: SHEET.left + 140, width: INNER - 140 }
const SMALL = { face: 'text', size: 9.5, ...BESIDE } as const
const REFRESHER =
  'A missed refresher takes away no right that the law gives. Always check the certificate’s state online: it may have been suspended or revoked.'

function heading(sheet: Sheet, { issuedOn }: CertifiedHolder) {
  write(sheet, 'Homeward', { face: 'title', size: 21, colour: PINE, x: SHEET.left + 52, y: 58 })
  write(sheet, `Issued on ${whenText(issuedOn, 'day')}`, { face: 'text', size: 9.5, colour: QUIET, y: 66, align: 'right' })
}

function holderName(sheet: Sheet, name: string) {
  const size = sizeToFit(sheet, name, { face: 'title', size: 46, width: INNER - 24 })
  write(sheet, name, { face: 'title', size, colour: INK, y: 236 - size * 0.75, align: 'center' })
}

function certificateNumber(sheet: Sheet, number: string) {
  write(sheet, 'Certificate number', { face: 'text', size: 9.5, colour: PINE, y: 295, align: 'center' })
  write(sheet, number, { face: 'strong', size: 26, colour: '#0a5242', y: 309, align: 'center', spacing: 1.5 })
}

function code(sheet: Sheet, { link }: Making) {
  drawQr(sheet, link, CODE)
  sheet.link(CODE.x, CODE.y, CODE.size, CODE.size, link)
}

function signedProof(sheet: Sheet, { proofLink }: Making, y: number) {
  write(sheet, 'On a screen: open the signed proof', { ...SMALL, colour: PINE, y })
  sheet.link(BESIDE.x, y, 170, 12, proofLink)
}

const checking = ({ link }: Making) =>
  `Scan the code with a phone, or go to ${link.replace(/^https?:\/\//, '')}. It shows who we issued this certificate to, and whether it’s valid, due for a refresher, suspended or revoked today.`
