import type * as z from 'zod'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { isFromElsewhere, isSignedOver, type STRAY_BEFORE } from './kit/ways.ts'
import type { IntakeKind } from './shapes.ts'

interface Intake {
  petId: string
  organisationId: string
  kind: z.output<typeof IntakeKind>
  /** `YYYY-MM-DD` */
  cameOn: string
  foundWhere?: string
  condition?: string
  /** Where the animal is kept. */
  location?: string
  photoId?: string | null
  /** HOLD-1 It has another keeper, for whom it’s held. */
  held?: boolean
  /** The rehoming by which its keeper gave it up. */
  rehomingId?: string | null
  /** HOLD-8 `YYYY-MM-DD`, the first day on which it need not be held for a keeper on another register. */
  elsewhereUntil?: string | null
  /** `YYYY-MM-DD`, of a stray only. */
  councilFrom?: string | undefined
  councilReference?: string
  /** Who signed it over, of one that was given up only. */
  givenUpBy?: string
  givenUpContact?: string
  /** `YYYY-MM-DD` */
  signedOn?: string | undefined
  /** Who brought a stray in. */
  finderName?: string
  finderContact?: string
  /** Of one that came from elsewhere only. */
  fromWhom?: string
  fromCountry?: string
  strayBefore?: (typeof STRAY_BEFORE)[number] | undefined
  /** `YYYY-MM-DD` */
  daysOverOn?: string | undefined
  /** Asked of the one who took it in, and kept nowhere. */
  isLongAgo?: boolean
  /** Who looked for a microchip and found none, and on which day (`YYYY-MM-DD`). */
  scannedBy?: string
  scannedOn?: string
}

/** Writes down that an organisation has taken an animal in; the id of the intake. The database refuses a second intake while one is open. */
export async function beginIntake(db: Db, intake: Intake, now: Date): Promise<string> {
  const row = intakeRow(intake, now)
  await db.insertInto('intake').values(row).execute()
  if (isSignedOver(intake.kind)) await writeSurrender(db, row.id, intake, now)
  if (intake.kind === 'stray') await writeFinder(db, row.id, intake, now)
  return row.id
}

/** Writes down, or over what was written, who signed an animal over; nothing where no name is given. */
export async function writeSurrender(
  db: Db,
  intakeId: string,
  { givenUpBy, givenUpContact, signedOn }: Pick<Intake, 'givenUpBy' | 'givenUpContact' | 'signedOn'>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('surrender').where('intakeId', '=', intakeId).execute()
  if (!givenUpBy) return
  const surrender = { intakeId, name: givenUpBy, contact: givenUpContact || null, signedOn: signedOn ?? null, writtenAt: now }
  await db.insertInto('surrender').values(surrender).execute()
}

/** Writes down, or over what was written, who brought a stray in; nothing where nothing is known of them. */
export async function writeFinder(
  db: Db,
  intakeId: string,
  { finderName, finderContact }: Pick<Intake, 'finderName' | 'finderContact'>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('strayFinder').where('intakeId', '=', intakeId).execute()
  if (!finderName && !finderContact) return
  const finder = { intakeId, name: finderName || null, contact: finderContact || null, writtenAt: now }
  await db.insertInto('strayFinder').values(finder).execute()
}

/** HOLD-6 The same of an animal that the organisation held for the keeper who has given it up: it goes on with the intake that it has. False where there is none. */
export async function continueIntake(
  db: Db,
  { petId, organisationId, rehomingId }: Pick<Intake, 'petId' | 'organisationId' | 'rehomingId'>,
) {
  const going = await db
    .updateTable('intake')
    .set({ rehomingId: rehomingId ?? null })
    .where('petId', '=', petId)
    .where('organisationId', '=', organisationId)
    .where('leftAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return going !== undefined
}

/** The same of many at once: their ids, in the order of the intakes. */
export async function beginIntakes(db: Db, intakes: readonly Intake[], now: Date): Promise<string[]> {
  const rows = intakes.map((intake) => intakeRow(intake, now))
  await db.insertInto('intake').values(rows).execute()
  for (const [index, { id }] of rows.entries()) {
    const intake = intakes[index]
    if (intake && isSignedOver(intake.kind)) await writeSurrender(db, id, intake, now)
    if (intake?.kind === 'stray') await writeFinder(db, id, intake, now)
  }
  return rows.map(({ id }) => id)
}

function intakeRow(said: Intake, now: Date) {
  const { givenUpBy: _, givenUpContact: __, signedOn: ___, finderName: ____, finderContact: _____, isLongAgo: ______, ...taken } = said
  const { foundWhere, condition, location, councilFrom, councilReference, fromWhom, fromCountry, strayBefore, daysOverOn, ...intake } =
    taken
  const texts = { foundWhere: foundWhere || null, condition: condition || null, location: location || null }
  const sender = senderRow({ kind: intake.kind, fromWhom, fromCountry, strayBefore, daysOverOn })
  const isStray = intake.kind === 'stray' || sender.strayBefore === 'counting'
  const council = { councilFrom: (isStray && councilFrom) || null, councilReference: (isStray && councilReference) || null }
  return { id: newId(), ...intake, ...texts, ...council, ...sender, createdAt: now }
}

interface Sent {
  kind: string
  fromWhom?: string | undefined
  fromCountry?: string | undefined
  strayBefore?: (typeof STRAY_BEFORE)[number] | undefined
  daysOverOn?: string | undefined
}

/** Where it was before, as the intake keeps it: nothing of an animal that came in another way. */
export function senderRow({ kind, fromWhom, fromCountry, strayBefore, daysOverOn }: Sent) {
  const isSent = isFromElsewhere(kind)
  const before = kind === 'fromRescue' ? (strayBefore ?? null) : null
  return {
    fromWhom: (isSent && fromWhom) || null,
    fromCountry: (isSent && fromCountry) || null,
    strayBefore: before,
    daysOverOn: before === 'over' ? (daysOverOn ?? null) : null,
  }
}
