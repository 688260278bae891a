import { whenText } from '#platform/text/whentext.ts'
import { drawFact, type Fact, placed } from './grid.ts'
import { band, hairline, mark, paper, roof } from './ornaments.ts'
import { drawQr } from './qr.ts'
import { bytesOf, heightOf, INK, INNER, newSheet, PINE, QUIET, SHEET, type Sheet, sizeToFit, write } from './sheet.ts'

/** What stands on a certificate, from the top to the bottom. */
export interface CertificateWords {
  /** Of the file, and what it’s about. */
  title: string
  about: string
  /** What it is, in capitals. */
  kind: string
  issuedOn: Date | string
  /** Whom or what it is about, in the largest type. */
  name: string
  number: { label: string; value: string }
  /** What it says of them in a sentence; none where the facts say it. */
  statement?: string
  facts: readonly Fact[]
  /** How it is checked, and what nobody should read into it. */
  checking: string
  note: string
}

export interface CertificateMaking {
  madeAt: Date
  /** Where anybody can check it, short enough to be typed. */
  link: string
  /** The same with the signed proof in it, which can be checked without us. */
  proofLink: string
}

/** Where the facts begin and have to end, in points from the top. */
const BODY = { from: 372, to: 640 }

/** A certificate on one sheet of A4, tagged for screen readers. */
export async function drawCertificate(words: CertificateWords, making: CertificateMaking): Promise<Buffer> {
  const { title, about, kind, issuedOn, name, number, statement, facts, checking, note } = words
  const sheet = await newSheet({ title, about, madeAt: making.madeAt })
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  paper(sheet)
  mark(sheet, SHEET.left, 52, 40)
  roof(sheet, 150)
  band(sheet, 286, 62)

  const add = (tag: string, draw: () => void, alt?: string) => root.add(sheet.struct(tag, alt ? { alt } : {}, draw))
  add('P', () => heading(sheet, issuedOn))
  add('H1', () => write(sheet, kind, { face: 'strong', size: 10.5, colour: PINE, y: 122, align: 'center', spacing: 2.2 }))
  add('H2', () => largeName(sheet, name))
  add('P', () => numberInBand(sheet, number))
  if (statement) add('P', () => write(sheet, statement, { ...STATEMENT, colour: INK, y: BODY.from }))
  const from = statement ? BODY.from + heightOf(sheet, statement, { ...STATEMENT, width: INNER }) + 22 : BODY.from
  for (const { fact, place } of placed(sheet, facts, { from, to: BODY.to })) add('P', () => drawFact(sheet, fact, place))
  hairline(sheet, BODY.to + 8)
  add('Figure', () => code(sheet, making), `QR code: a link to ${making.link}`)
  add('H2', () => write(sheet, 'Is this certificate genuine?', { face: 'title', size: 14, colour: INK, ...BESIDE, y: 664 }))
  add('P', () => write(sheet, checking, { ...SMALL, colour: QUIET, y: 686 }))
  const below = 692 + heightOf(sheet, checking, SMALL)
  add('Link', () => signedProof(sheet, making, below))
  add('P', () => write(sheet, note, { ...SMALL, face: 'strong', colour: INK, y: below + 18 }))
  root.end()
  return bytesOf(sheet)
}

const STATEMENT = { face: 'strong', size: 11.5 } as const
const CODE = { x: SHEET.left, y: 662, size: 122 }
const BESIDE = { x: SHEET.left + 140, width: INNER - 140 }
const SMALL = { face: 'text', size: 9.5, ...BESIDE } as const

function heading(sheet: Sheet, issuedOn: Date | string) {
  write(sheet, 'Homeward', { face: 'title', size: 21, colour: PINE, x: SHEET.left + 52, y: 58 })
  write(sheet, `Issued on ${whenText(issuedOn, 'day')}`, { face: 'text', size: 9.5, colour: QUIET, y: 66, align: 'right' })
}

function largeName(sheet: Sheet, name: string) {
  const size = sizeToFit(sheet, name, { face: 'title', size: 46, width: INNER - 24 })
  write(sheet, name, { face: 'title', size, colour: INK, y: 236 - size * 0.75, align: 'center' })
}

function numberInBand(sheet: Sheet, { label, value }: CertificateWords['number']) {
  write(sheet, label, { face: 'text', size: 9.5, colour: PINE, y: 295, align: 'center' })
  write(sheet, value, { face: 'strong', size: 26, colour: '#0a5242', y: 309, align: 'center', spacing: 1.5 })
}

/** On paper it is scanned, on a screen it is pressed. */
function code(sheet: Sheet, { link }: CertificateMaking) {
  drawQr(sheet, link, CODE)
  sheet.link(CODE.x, CODE.y, CODE.size, CODE.size, link)
}

/** For whoever checks it without us: on a screen, the words lead to the signature itself. */
function signedProof(sheet: Sheet, { proofLink }: CertificateMaking, y: number) {
  write(sheet, 'On a screen: open the signed proof', { ...SMALL, colour: PINE, y })
  sheet.link(BESIDE.x, y, 170, 12, proofLink)
}

/** An address as it is typed. */
export const typedLink = ({ link }: Pick<CertificateMaking, 'link'>) => link.replace(/^https?:\/\//, '')
