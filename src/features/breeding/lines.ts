import { buyersTyped } from '#features/offers/queries.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Period } from '#platform/clock/period.ts'
import type { Db } from '#platform/database/db.ts'
import { within } from '#platform/database/within.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { asItLeft, factsAtBirth, implantBefore } from './cards.ts'
import { deathsSaid } from './deaths.ts'
import { unchipped } from './newborn.ts'
import type { OffspringRow } from './queries.ts'
import { reservationsOf } from './reservations.ts'
import type { Reservation } from './shapes.ts'

/** Animals that a breeder bred as the lines of a CSV file, those without a chip last. Of those that have left, only what was written when they were registered. */
export async function animalLines(
  db: Db,
  breederId: string,
  young: readonly OffspringRow[],
  newborn: readonly NewbornRow[] = [],
): Promise<string[][]> {
  const left = young.filter(({ state }) => state === 'sold')
  const asBorn = await factsAtBirth(
    db,
    left.map(({ id }) => id),
  )
  const ids = [...young.map(({ id }) => id), ...newborn.map(({ newbornId }) => newbornId)]
  const reservations = await reservationsOf(db, breederId, ids)
  const typed = await buyersTyped(
    db,
    breederId,
    young.map(({ id }) => id),
  )
  const died = young.filter(({ state }) => state === 'died')
  const deaths = await deathsSaid(
    db,
    died.map(({ id }) => id),
  )
  const lines = young.map((row) => {
    const { on, of } = deaths.get(row.id) ?? { on: '', of: '' }
    const shown = row.state === 'sold' ? asItLeft(row, asBorn.get(row.id)) : row
    return [...lineOf(row, shown), ...reservedOf(reservations.get(row.id), typed.get(row.id)), on, of]
  })
  return [HEADER, ...lines, ...newborn.map((row) => newbornLine(row, reservations.get(row.newbornId)))]
}

const HEADER = [
  'Name',
  'Microchip number',
  'Species',
  'Breed',
  'Sex',
  'Colour',
  'Date of birth',
  'Mother',
  'Mother’s microchip number',
  'Mother’s Kennel Club number',
  'Father',
  'Father’s microchip number',
  'Father’s Kennel Club number',
  'Kennel Club number',
  'Date registered',
  'Status',
  'Date left',
  'Licence number',
  'Issued by',
  'Date chipped',
  'Chipped by',
  'Implant site',
  'Reserved for',
  'Buyer’s e-mail address',
  'Buyer’s phone number',
  'Deposit paid',
  'Agreed price',
  'Date of death',
  'Cause of death',
]

function lineOf(row: OffspringRow, shown: OffspringRow): string[] {
  return [
    shown.name,
    shown.chipNumber,
    shown.species,
    breedOf(shown),
    shown.sex,
    shown.colour,
    shown.bornOn,
    row.damName ?? '',
    row.damChipNumber ?? '',
    row.damKennelClubNumber ?? '',
    row.sireName ?? '',
    row.sireChipNumber ?? '',
    row.sireKennelClubNumber ?? '',
    row.kennelClubNumber ?? '',
    londonDate(row.registeredAt),
    STATE_WORDS[row.state],
    row.leftAt ? londonDate(row.leftAt) : '',
    row.breederLicence ?? '',
    row.breederAuthority ?? '',
    ...chippedOf(row),
  ]
}

const STATE_WORDS = { withMe: 'With you', offered: 'Offered', kept: 'Kept', sold: 'Sold', died: 'In memory' } as const

/** Of one that has left only where it was chipped before. */
function chippedOf(row: OffspringRow): string[] {
  const { on, by, site } = implantBefore(row) ?? { on: null, by: '', site: '' }
  return [on ?? '', by, site]
}

type Contact = Pick<Reservation, 'email' | 'mobile'>

const NOBODY: Contact = { email: null, mobile: null }

type NewbornRow = Awaited<ReturnType<typeof newbornRows>>[number]

/** Animals without a chip have no number, and no licence on a record yet. */
function newbornLine(row: NewbornRow, reserved: Reservation | undefined): string[] {
  const {
    name,
    species,
    sex,
    colour,
    bornOn,
    damName,
    damChipNumber,
    damKennelClubNumber,
    sireName,
    sireChipNumber,
    sireKennelClubNumber,
  } = row
  const parents = [damName, damChipNumber, damKennelClubNumber, sireName, sireChipNumber, sireKennelClubNumber].map((cell) => cell ?? '')
  return [
    name,
    '',
    species,
    breedOf(row),
    sex,
    colour,
    bornOn,
    ...parents,
    '',
    '',
    'With you, no chip yet',
    '',
    '',
    '',
    '',
    '',
    '',
    ...reservedOf(reserved),
    '',
    '',
  ]
}

/** What the breeder noted of the buyer, or else typed in the offer. */
function reservedOf(reserved?: Reservation, typed?: Contact): string[] {
  const pounds = (pence: number | null | undefined) => (pence == null ? '' : (pence / 100).toFixed(2))
  const name = reserved?.name ?? ''
  const { email, mobile } = reserved?.email || reserved?.mobile ? reserved : (typed ?? NOBODY)
  return [name, email ?? '', shownPhone(mobile ?? ''), pounds(reserved?.depositPence), pounds(reserved?.pricePence)]
}

interface Chosen {
  litterId?: string | undefined
  query?: string | undefined
  period?: Period
}

/** The animals of a breeder that wait for their chips, for a file. */
export function newbornRows(db: Db, breederId: string, { litterId, query, period }: Chosen) {
  let rows = unchipped(db)
    .innerJoin('litter', 'litter.id', 'newborn.litterId')
    .selectAll('litter')
    .select(['newborn.id as newbornId', 'newborn.name', 'newborn.sex', 'newborn.colour'])
    .where('litter.breederId', '=', breederId)
  if (litterId) rows = rows.where('litter.id', '=', litterId)
  if (query)
    rows = rows.where((row) => row.or([row('newborn.name', 'ilike', within(query)), row('litter.damName', 'ilike', within(query))]))
  if (period) rows = rows.where('litter.bornOn', '>=', period.from).where('litter.bornOn', '<=', period.to)
  return rows.orderBy('litter.bornOn').orderBy('newborn.id').execute()
}
