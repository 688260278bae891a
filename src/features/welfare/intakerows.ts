import type * as z from 'zod'
import { fault, type Reading } from '#features/pets/import/read.ts'
import { reportedAs } from '#features/pets/policy.ts'
import type { NewPet } from '#features/pets/shapes.ts'
import { countryAbroad } from '#knowledge/chipnumbers/abroad.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { site } from '#src/site.ts'
import { wrongDay } from './intakedays.ts'
import { isFromElsewhere, isSignedOver } from './kit/ways.ts'
import { type MaybeHeld, NOT_GIVEN_UP, tellFirst, whyNotHeld } from './policy.ts'
import { Location, NewIntake } from './shapes.ts'

type Row = Reading['rows'][number]

/** An animal of a file, and how it came. */
export interface TakenIn {
  pet: NewPet
  intake: z.output<typeof NewIntake>
  location: string
  /** What is noted of it; '' where nothing is. */
  note: string
  /** CARE-1 Who looked for a microchip and found none, and when; null of one that has one. */
  scan: { scannedBy: string; scannedOn: string } | null
}

/** What the rows of a rescue's file mean. Faults what is wrong with how the animal came; a row with a fault gives none. */
export function takenInOf(rows: readonly Row[], now: Date, { evenIfLongAgo }: { evenIfLongAgo: boolean }): TakenIn[] {
  return rows.flatMap((row) => {
    const today = londonDate(now)
    const intake = intakeOf(row, today)
    const wrong = row.pet && intake && wrongDay({ ...intake, isLongAgo: evenIfLongAgo }, row.pet, now)
    if (wrong) fault(row, `${TITLES[wrong.field]}: ${wrong.words}`)
    const location = Location.safeParse(row.cell('keptAt'))
    if (!location.success) fault(row, 'Kept at must be 80 characters or fewer, on one line')
    const note = row.cell('note').trim()
    if (note.length > MOST_OF_A_NOTE) fault(row, `Note must be ${MOST_OF_A_NOTE} characters or fewer`)
    const scan = row.read.chipNumber === '' ? scanOf(row, today, intake?.cameOn) : null
    return row.pet && intake && location.success ? [{ pet: row.pet, intake, location: location.data, note, scan }] : []
  })
}

/** CARE-1 Who looked for a microchip; on the day of its arrival, where no other is given. */
function scanOf(row: Row, today: string, cameOn: string | undefined): TakenIn['scan'] {
  const scannedBy = row.cell('scannedBy').trim().slice(0, 80)
  if (!scannedBy) fault(row, 'Microchip number is empty: enter it, or in ‘Scanned by’ who scanned the animal and found none')
  const scannedOn = dayIn(row, 'scannedOn', 'Scanned on', today) ?? cameOn
  row.notes.push('No microchip: it’s taken in, and you register it once it has one')
  return scannedBy && scannedOn ? { scannedBy, scannedOn } : null
}

/** HOLD-1 What becomes of a row whose animal is registered to someone else: it’s held for them, or at fault. */
export function markHeld(rows: readonly Row[], here: ReadonlyMap<string, MaybeHeld & { isDoubtful: boolean }>, organisationId: string) {
  for (const row of rows) {
    const pet = here.get(row.read.chipNumber ?? '')
    const because = pet && whyNotHeld(organisationId, pet)
    if (because) fault(row, because.words)
    if (pet) noteReported(row, reportedAs(pet))
    if (pet && !because) row.notes.push('Registered to someone else: we’ll tell its keeper, and you hold it for them')
  }
}

/** Of chips that no database here knows: a register of another country may know a keeper. */
export function noteFromAbroad(rows: readonly Row[], known: { has: (chipNumber: string) => boolean }) {
  for (const row of rows) {
    const reading = readChipNumber(row.read.chipNumber ?? '')
    const country = reading.valid && !known.has(reading.number) && countryAbroad(reading)
    if (country) row.notes.push(`The chip’s number comes from ${country}: search for it on Europetnet too`)
  }
}

/** Its keeper looks for it: said before anyone hands it over. */
function noteReported(row: Row, reported: 'missing' | 'stolen' | null) {
  if (reported === 'missing') row.notes.push('Reported missing: its keeper is looking for it')
  if (reported === 'stolen')
    row.notes.push(`Reported stolen: don’t hand it to anyone. Tell the police on 101, then call us on ${site.phone}`)
  if (reported === 'stolen' && isSignedOver(kindOf(row) ?? '')) fault(row, NOT_GIVEN_UP)
}

/** CHIP-2 Said of each row, so that some can be left out before the rest is registered all the same. */
export function faultHeldElsewhere(
  rows: readonly Row[],
  elsewhere: ReadonlyMap<string, { name: string; phone: string | null }>,
  isMeant: boolean,
) {
  for (const row of rows) {
    const holder = elsewhere.get(row.read.chipNumber ?? '')
    if (holder && isMeant) row.notes.push(`${holder.name} holds this microchip too: you hold the animal for its keeper there`)
    if (holder && !isMeant) fault(row, tellFirst(holder).words)
  }
}

function intakeOf(row: Row, today: string): TakenIn['intake'] | null {
  const kind = kindOf(row)
  if (!kind)
    fault(
      row,
      `How it came must be Stray, Given up, Returned, From a rescue, Born here, From abroad or Seized${typed(row.cell('cameHow'))}`,
    )
  const cameOn = dayIn(row, 'cameOn', 'Arrived on', today)
  if (row.cell('cameOn').trim() === '') fault(row, 'Arrived on is empty: enter a date like 20/03/2026')
  const councilFrom = dayIn(row, 'councilFrom', 'Council took it in on', today)
  if (!kind || !cameOn || councilFrom === null) return null

  const sender = isFromElsewhere(kind) ? senderIn(row, kind, today) : {}
  const giver = isSignedOver(kind) ? giverIn(row, today) : {}
  if (!sender || !giver) return null
  const intake = NewIntake.safeParse({ cameOn, kind, ...textsOf(row, TEXTS), ...sender, ...giver, ...(councilFrom && { councilFrom }) })
  for (const issue of intake.error?.issues ?? []) fault(row, `${TITLES[String(issue.path[0])] ?? 'This row'}: ${issue.message}`)
  return intake.data ?? null
}

const TEXTS = ['foundWhere', 'condition', 'councilReference', 'finderName', 'finderContact'] as const

const textsOf = (row: Row, fields: readonly Parameters<Row['cell']>[0][]) =>
  Object.fromEntries(fields.map((field) => [field, row.cell(field)]))

/** Who signed it over; null where the day of that is at fault. */
function giverIn(row: Row, today: string) {
  const signedOn = dayIn(row, 'signedOn', 'Signed over on', today)
  return signedOn === null ? null : { ...textsOf(row, ['givenUpBy', 'givenUpContact']), ...(signedOn && { signedOn }) }
}

/** PET-15 Where it was before, and whether its days as a stray are over; null where a day of that is at fault. */
function senderIn(row: Row, kind: TakenIn['intake']['kind'], today: string) {
  const daysOverOn = dayIn(row, 'daysOverOn', 'Stray days over on', today)
  if (daysOverOn === null) return null
  const texts = textsOf(row, ['fromWhom', 'fromCountry'])
  if (kind !== 'fromRescue') return texts
  const typedBefore = row.cell('strayBefore').trim().toLowerCase()
  // Councils hold stray dogs only, so of any other animal nothing has to be said.
  const strayBefore = BEFORE.get(typedBefore) ?? (typedBefore === '' && row.read.species !== 'dog' ? 'no' : undefined)
  if (!strayBefore) {
    fault(row, `Stray before must be No, Over or Counting${typed(row.cell('strayBefore'))}`)
    return null
  }
  return { ...texts, strayBefore, ...(strayBefore === 'over' && daysOverOn && { daysOverOn }) }
}

const BEFORE = new Map([
  ['no', 'no'],
  ['n', 'no'],
  ['over', 'over'],
  ['yes, over', 'over'],
  ['days over', 'over'],
  ['counting', 'counting'],
  ['yes', 'counting'],
  ['y', 'counting'],
  ['yes, counting', 'counting'],
])

/** The day that stands there; undefined where none does, null where it’s at fault. */
function dayIn(
  row: Row,
  field: 'cameOn' | 'councilFrom' | 'signedOn' | 'daysOverOn' | 'scannedOn',
  title: string,
  today: string,
): string | undefined | null {
  if (row.cell(field).trim() === '') return undefined
  const day = row.day(field)
  if (!day) fault(row, `${title} must be a date like 20/03/2026${typed(row.cell(field))}`)
  if (day && day > today) fault(row, `${title} must be today or earlier`)
  return day && day <= today ? day : null
}

const MOST_OF_A_NOTE = 1000

const kindOf = (row: Row) => KINDS.get(row.cell('cameHow').trim().toLowerCase())

const typed = (text: string) => (text.trim() ? `, not '${text.trim().slice(0, 40)}'` : '')

const TITLES: Record<string, string> = {
  foundWhere: 'Found where',
  condition: 'Condition',
  councilFrom: 'Council took it in on',
  councilReference: 'Council reference',
  cameOn: 'Arrived on',
  fromWhom: 'Came from',
  fromCountry: 'Country it came from',
  strayBefore: 'Stray before',
  daysOverOn: 'Stray days over on',
  givenUpBy: 'Given up by',
  givenUpContact: 'Contact of who gave it up',
  signedOn: 'Signed over on',
  finderName: 'Brought in by',
  finderContact: 'Finder contact',
}

/** What rescues call the ways in. */
const KINDS = new Map<string, TakenIn['intake']['kind']>([
  ['stray', 'stray'],
  ['found', 'stray'],
  ['found as a stray', 'stray'],
  ['given up', 'surrender'],
  ['given up by its keeper', 'surrender'],
  ['surrender', 'surrender'],
  ['surrendered', 'surrender'],
  ['owner surrender', 'surrender'],
  ['relinquished', 'surrender'],
  ['handed in', 'surrender'],
  ['returned', 'returned'],
  ['returned by its adopter', 'returned'],
  ['returned by adopter', 'returned'],
  ['return', 'returned'],
  ['adoption return', 'returned'],
  ['failed adoption', 'returned'],
  ['from a rescue', 'fromRescue'],
  ['from another rescue', 'fromRescue'],
  ['from another rescue or pound', 'fromRescue'],
  ['from a rescue or pound', 'fromRescue'],
  ['rescue', 'fromRescue'],
  ['pound', 'fromRescue'],
  ['from a pound', 'fromRescue'],
  ['transfer in', 'fromRescue'],
  ['transferred in', 'fromRescue'],
  ['born here', 'bornHere'],
  ['born in our care', 'bornHere'],
  ['born in your care', 'bornHere'],
  ['born in care', 'bornHere'],
  ['born', 'bornHere'],
  ['from abroad', 'fromAbroad'],
  ['abroad', 'fromAbroad'],
  ['imported', 'fromAbroad'],
  ['import', 'fromAbroad'],
  ['overseas', 'fromAbroad'],
  ['seized', 'seized'],
  ['seizure', 'seized'],
])
