import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { contactShown } from '#features/offers/queries.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Db } from '#platform/database/db.ts'
import { because } from '#platform/law/clause.ts'
import { daysUnconfirmed, mayAskAgain, mayChange } from './policy.ts'
import { UNCONFIRMED_DAYS } from './queries.ts'
import type { ImplantRow } from './shapes.ts'

/**
 * Implants with their animal, their batch, whether they are registered in their keeper's name, and whom the implanter asked last: what
 * another asks about the same animal is none of theirs. The name is the one that the implanter gave, once the animal has its keeper.
 */
export const implantsAt = (db: Db, now: Date) =>
  db
    .selectFrom((all) =>
      all
        .selectFrom('implant')
        .leftJoin('pet', 'pet.id', 'implant.petId')
        .leftJoin('chipBatch', 'chipBatch.id', 'implant.batchId')
        .leftJoinLateral(
          (lateral) =>
            lateral
              .selectFrom('offer')
              .select([
                'offer.id as askedId',
                'offer.status as askedStatus',
                'offer.reason as askedReason',
                'offer.answerBy',
                'offer.toEmail',
                'offer.toMobile',
              ])
              .whereRef('offer.petId', '=', 'implant.petId')
              .whereRef('offer.fromAccount', '=', 'implant.implanterId')
              .where('offer.kind', 'in', ['registration', 'litter'])
              .orderBy('offer.createdAt', 'desc')
              .orderBy('offer.id', 'desc')
              .limit(1)
              .as('asked'),
          (join) => join.onTrue(),
        )
        .select(['implant.id', 'implant.chipNumber', 'implant.implanterId', 'implant.species', 'implant.implantedOn', 'implant.site'])
        .select(['implant.createdAt', 'implant.customerEmail', 'implant.customerMobile', 'chipBatch.code as batch'])
        .select(['asked.askedId', 'asked.toEmail', 'asked.toMobile', 'asked.askedStatus', 'asked.askedReason', stateAt(now).as('state')])
        .select([
          sql<string | null>`case when pet.status = 'awaitingConfirmation' then pet.name else pet.original_name end`.as('petName'),
          sql<boolean>`exists (select from dead_chip where dead_chip.chip_number = implant.chip_number)`.as('isReported'),
        ])
        .as('implants'),
    )
    .selectAll()

export type Implants = ExpressionBuilder<{ implants: Row }, 'implants'>
type Row = Awaited<ReturnType<ReturnType<typeof implantsAt>['executeTakeFirstOrThrow']>>

const stateAt = (now: Date) => sql<ImplantRow['state']>`
  case when exists (select from chip where chip.number = implant.chip_number and chip.superseded_at is not null) then 'replaced'
    when pet.status <> 'awaitingConfirmation' then 'registered'
    when asked.asked_status in ('sent', 'opened') and asked.answer_by > ${now} then 'waiting'
    else 'unregistered' end`

/** An implant as its implanter sees it. */
export function shownImplant(row: Row, now: Date): ImplantRow {
  const { id, chipNumber, species, petName, implantedOn, site, state, batch } = row
  const facts = { id, number: chipNumber, shown: groupChipNumber(chipNumber), species, petName, implantedOn, site, state, batch }
  const asked = row.toEmail || row.toMobile
  const ageDays = state === 'registered' || state === 'replaced' ? 0 : daysUnconfirmed(row, now)
  return {
    ...facts,
    ageDays,
    isLate: ageDays > UNCONFIRMED_DAYS[0],
    to: asked ? contactShown(row) : null,
    requestId: state === 'waiting' ? row.askedId : null,
    can: {
      change: mayChange({ ...row, now }),
      markDead: !row.isReported || because(null, 'This chip has already been reported'),
      askAgain: mayAskAgain(row),
    },
  }
}

/** An implant as the person sees it for whom it was made. */
export function implantForKeeper(row: Row, now: Date): ImplantRow {
  const notTheirs = because('IMPLANT-4', 'Only the implanter can do this')
  const can = { change: notTheirs, markDead: notTheirs, askAgain: notTheirs }
  return { ...shownImplant(row, now), to: null, requestId: null, batch: null, can }
}

/** Implants of which the number or the name of the animal holds what was typed. */
export const holding = (typed: string, number: string) => (row: Implants) =>
  row.or([
    sql<SqlBool>`strpos(lower(pet_name), lower(${typed})) > 0`,
    ...(number === '' ? [] : [sql<SqlBool>`strpos(chip_number, ${number}) > 0`]),
  ])
