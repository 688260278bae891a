import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { mayRemind } from '#features/offers/policy.ts'
import { contactShown, keepersToBe } from '#features/offers/queries.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Db } from '#platform/database/db.ts'
import { because } from '#platform/law/clause.ts'
import { mayWriteAgain } from './letteragain.ts'
import { daysUnconfirmed, mayAskAgain, mayChange, mayCorrectNumber } from './policy.ts'
import { UNCONFIRMED_DAYS } from './queries.ts'
import type { ImplantRow } from './shapes.ts'

/**
 * Implants with their animal, their batch, and whether they are registered in their keeper's name. The name is the one that the implanter
 * gave, once the animal has its keeper. Whatever only a shown row needs is asked for with {@link withAsked}: somebody may have thousands.
 */
export const implantsAt = (db: Db, now: Date) =>
  db
    .selectFrom((all) =>
      all
        .selectFrom('implant')
        .leftJoin('pet', 'pet.id', 'implant.petId')
        .leftJoin('chipBatch', 'chipBatch.id', 'implant.batchId')
        .leftJoin('chip as replaced', (join) =>
          join.onRef('replaced.number', '=', 'implant.chipNumber').on('replaced.supersededAt', 'is not', null),
        )
        .select([
          'implant.id',
          'implant.chipNumber',
          'implant.implanterId',
          'implant.byPerson',
          'implant.petId',
          'implant.species',
          'implant.implantedOn',
        ])
        .select(['implant.site', 'implant.createdAt', 'implant.customerEmail', 'implant.customerMobile', 'chipBatch.code as batch'])
        .select('pet.keeperId')
        .select([stateAt(now).as('state'), PET_NAME.as('petName')])
        .as('implants'),
    )
    .selectAll('implants')

export type Implants = ExpressionBuilder<{ implants: Row }, 'implants'>
type Row = Awaited<ReturnType<ReturnType<typeof implantsAt>['executeTakeFirstOrThrow']>>

const PET_NAME = sql<string | null>`case when pet.status = 'awaitingConfirmation' then pet.name else pet.original_name end`

/** An animal has one live offer at most: while one of the implanter's lives, it is the last that they made. */
const stateAt = (now: Date) => sql<ImplantRow['state']>`
  case when replaced.number is not null then 'replaced'
    when pet.status <> 'awaitingConfirmation' then 'registered'
    when exists (
      select from offer where offer.pet_id = implant.pet_id and offer.from_account = implant.implanter_id
        and offer.kind in ('registration', 'litter') and offer.status in ('sent', 'opened') and offer.answer_by > ${now}
    ) then 'waiting'
    else 'unregistered' end`

/** Whom the implanter of each of these asked last: what another asks about the same animal is none of theirs. */
export const lastAsked = (db: Db) =>
  db
    .selectFrom('offer')
    .select(['offer.id', 'offer.petId', 'offer.fromAccount', 'offer.status', 'offer.reason', 'offer.toEmail', 'offer.toMobile'])
    .select(['offer.codeHash', 'offer.contactForgottenAt', 'offer.letters', 'offer.letterAt', 'offer.createdAt'])
    .select(['offer.toldAt', 'offer.remindedAt'])
    .where('offer.kind', 'in', ['registration', 'litter'])
    .orderBy('offer.createdAt', 'desc')
    .orderBy('offer.id', 'desc')

/** The same implants, with what was asked about them and whether their chips were ever reported. */
export async function withAsked(db: Db, rows: readonly Row[]) {
  if (rows.length === 0) return []
  const petIds = rows.flatMap(({ petId }) => petId ?? [])
  const offers = await lastAsked(db).where('offer.petId', '=', sql<string>`any(${petIds})`).execute()
  const keepers = await keepersToBe(db, petIds)
  const numbers = rows.map(({ chipNumber }) => chipNumber)
  const dead = await db
    .selectFrom('deadChip')
    .select(['chipNumber', HAS_MOVED])
    .groupBy('chipNumber')
    .where('chipNumber', '=', sql<string>`any(${numbers})`)
    .execute()
  const reported = new Map(dead.map(({ chipNumber, hasMoved }) => [chipNumber, hasMoved]))
  const people = await namesOf(db, [...new Set(rows.flatMap(({ byPerson }) => byPerson ?? []))])
  const asked = new Map(offers.toReversed().map((offer) => [`${offer.petId}/${offer.fromAccount}`, offer]))
  return rows.map((row) => ({
    ...row,
    asked: asked.get(`${row.petId}/${row.implanterId}`) ?? null,
    isReported: reported.has(row.chipNumber),
    hasMoved: reported.get(row.chipNumber) ?? false,
    keeper: keepers.get(row.petId ?? '') ?? null,
    by: people.get(row.byPerson ?? '') ?? null,
  }))
}

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const people = await db.selectFrom('account').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}

const HAS_MOVED = sql<boolean>`bool_or(kind = 'migrated' and status <> 'struck')`.as('hasMoved')

type Asked = Awaited<ReturnType<typeof withAsked>>[number]

/** The request that its person is to answer by the code in a letter. */
export const openLetter = ({ state, asked }: Asked) => (state === 'waiting' && asked?.codeHash ? asked : null)

/** Whether nobody has said yet that the animal is theirs. */
const isNobodys = (state: ImplantRow['state']) => state === 'waiting' || state === 'unregistered'

/** An implant as its implanter sees it. */
export function shownImplant(row: Asked, now: Date): ImplantRow {
  const { id, chipNumber, species, petName, implantedOn, by, site, state, batch } = row
  const facts = { id, number: chipNumber, shown: groupChipNumber(chipNumber), species, petName, implantedOn, by, site, state, batch }
  const { asked, keeper, hasMoved } = row
  const letter = openLetter(row)
  const ageDays = isNobodys(state) ? daysUnconfirmed(row, now) : 0
  return {
    ...facts,
    hasMoved,
    ageDays,
    isLate: ageDays > UNCONFIRMED_DAYS[0],
    to: asked && (asked.toEmail || asked.toMobile || asked.codeHash || asked.contactForgottenAt) ? contactShown(asked) : null,
    petId: isNobodys(state) && row.keeperId === row.implanterId ? row.petId : null,
    requestId: state === 'waiting' ? (asked?.id ?? null) : null,
    keeper,
    letterAt: letter?.letterAt?.toISOString() ?? null,
    can: {
      change: mayChange({ ...row, now }),
      correctNumber: mayCorrectNumber({ ...row, now }),
      markDead: !row.isReported || because(null, 'This chip has already been reported'),
      askAgain: mayAskAgain(row),
      sendLetter: mayWriteAgain({ letter, now }),
      remind: asked ? mayRemind(asked, now) : because(null, 'No one is being asked about this animal at the moment'),
    },
  }
}

/** An implant as the person sees it for whom it was made. */
export function implantForKeeper(row: Asked, now: Date): ImplantRow {
  const notTheirs = because('IMPLANT-4', 'Only the implanter can do this')
  const can = {
    change: notTheirs,
    correctNumber: notTheirs,
    markDead: notTheirs,
    askAgain: notTheirs,
    sendLetter: notTheirs,
    remind: notTheirs,
  }
  return { ...shownImplant(row, now), by: null, to: null, petId: null, requestId: null, batch: null, keeper: null, letterAt: null, can }
}

/** Implants of which the number or the name of the animal holds what was typed. */
export const holding = (typed: string, number: string) => (row: Implants) =>
  row.or([
    sql<SqlBool>`strpos(lower(pet_name), lower(${typed})) > 0`,
    ...(number === '' ? [] : [sql<SqlBool>`strpos(chip_number, ${number}) > 0`]),
  ])
