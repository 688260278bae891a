import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { drawFact, type Fact, placed } from '#platform/pdf/grid.ts'
import { hairline, mark } from '#platform/pdf/ornaments.ts'
import { bytesOf, heightOf, INK, newSheet, PINE, QUIET, SHEET, write } from '#platform/pdf/sheet.ts'
import { shownMobile } from '#platform/text/mobile.ts'
import { whenText } from '#platform/text/whentext.ts'

/** What is known of a chip that failed, moved or hurt. */
export interface Report {
  id: string
  chipNumber: string
  kind: 'unusedDud' | 'failed' | 'migrated' | 'reaction'
  noticedOn: string
  words: string
  secondScan: string | null
  dueOn: string | null
  manufacturer: string | null
  product: string | null
  batch: string | null
  expiresOn: string | null
  species: string | null
  breed: string | null
  sex: string | null
  bornOn: string | null
  implantedOn: string | null
  implantSite: string | null
  implanter: string | null
  newChip: string | null
  reporter: { name: string; email: string; mobile: string | null; address: string; certificate: string | null }
}

const WHAT: Record<Report['kind'], string> = {
  unusedDud: 'The chip never worked, and was never implanted',
  failed: 'Failure: the chip doesn’t transmit its number',
  migrated: 'Adverse reaction: the chip has moved from where it was implanted',
  reaction: 'Adverse reaction: implanting the chip caused pain, suffering or disease',
}

const UNKNOWN = 'Not known'

/** The report to the Veterinary Medicines Directorate on one sheet of A4, tagged for screen readers, ready to send. */
export async function deadChipReport(report: Report, madeAt: Date): Promise<Buffer> {
  const title = `Microchip report: ${groupChipNumber(report.chipNumber)}`
  const sheet = await newSheet({ title, about: 'Failure or adverse reaction of a microchip', madeAt })
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  mark(sheet, SHEET.left, 48, 34)
  const add = (tag: string, draw: () => void) => root.add(sheet.struct(tag, {}, draw))
  add('P', () => write(sheet, 'Homeward', { face: 'title', size: 18, colour: PINE, x: SHEET.left + 44, y: 53 }))
  add('P', () => write(sheet, dates(report, madeAt), { face: 'text', size: 9.5, colour: QUIET, y: 60, align: 'right' }))
  add('H1', () => write(sheet, 'Microchip: failure or adverse reaction', { face: 'title', size: 22, colour: INK, y: 100 }))
  add('P', () => write(sheet, LAW, { ...SMALL, colour: INK, y: 132 }))
  const from = 132 + heightOf(sheet, LAW, SMALL) + 14
  for (const { fact, place } of placed(sheet, factsOf(report), { from, to: 736 })) add('P', () => drawFact(sheet, fact, place))
  hairline(sheet, 744)
  add('P', () => write(sheet, WHERE, { ...SMALL, colour: INK, y: 752 }))
  root.end()
  return bytesOf(sheet)
}

const SMALL = { face: 'text', size: 9.5 } as const
const LAW =
  'To the Secretary of State, at the Veterinary Medicines Directorate: a report under regulation 11 of the Microchipping of Cats and Dogs (England) Regulations 2023 (SI 2023/468) or the equivalent law in Wales, Scotland or Northern Ireland.'
const WHERE =
  'Send it with the form at www.gov.uk/report-veterinary-medicine-problem or by e-mail to adverse.events@vmd.gov.uk. Then sign in to Homeward and enter the reference you’re given.'

function dates({ dueOn }: Report, madeAt: Date): string {
  const made = `Made on ${whenText(madeAt, 'day')}`
  return dueOn ? `${made}. Send it by ${whenText(dueOn, 'day')}.` : made
}

/** What the Directorate asks, each with its label. */
export function factsOf(report: Report): Fact[] {
  const { reporter } = report
  const day = (date: string | null) => (date ? whenText(date, 'day') : UNKNOWN)
  const fact = (label: string, value: string | null): Fact => ({ label, value: value || UNKNOWN })
  return [
    { ...fact('What happened', WHAT[report.kind]), wide: true },
    fact('Microchip number', groupChipNumber(report.chipNumber)),
    fact('Manufacturer', report.manufacturer),
    fact('Product', report.product),
    fact('Batch', report.batch),
    fact('Sterile until', day(report.expiresOn)),
    fact('Implanted on', day(report.implantedOn)),
    fact('Implant site', report.implantSite),
    fact('Implanter', report.implanter),
    fact('Kind of animal', report.species && capital(report.species)),
    fact('Breed', report.breed),
    fact('Sex', report.sex && capital(report.sex)),
    fact('Date of birth', day(report.bornOn)),
    fact('Noticed on', day(report.noticedOn)),
    fact('What a second reader showed', report.secondScan),
    { ...fact('In the words of the person who noticed it', report.words), wide: true },
    fact('Replaced by', report.newChip ? groupChipNumber(report.newChip) : 'Not replaced yet'),
    fact('Our reference', report.id),
    fact('Reported by', reporter.name),
    fact('Certificate or registration', reporter.certificate),
    fact('E-mail', reporter.email),
    fact('Telephone', reporter.mobile && shownMobile(reporter.mobile)),
    { ...fact('Address', reporter.address), wide: true },
  ]
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
