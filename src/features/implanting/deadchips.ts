import { type Selectable, sql } from 'kysely'
import type * as z from 'zod'
import type { DeadChip as DeadChipTable } from '#database/types.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { may } from '#platform/law/policy.ts'
import { deadChipLife } from './lifecycle.ts'
import type { ReportedBy } from './reportable.ts'
import type { DeadChip } from './shapes.ts'

/** The name that whoever reports the chip gave the animal when they chipped it; of another's they know none. */
const nameForReporter = sql<string | null>`
  case when exists (select from implant where implant.pet_id = dead_chip.pet_id and implant.implanter_id = dead_chip.reported_by)
    then case when pet.status = 'awaitingConfirmation' then pet.name else pet.original_name end end`

/** In which of their roles somebody goes on with their reports. */
export function reporterRole({ roles }: { roles: readonly string[] }): ReportedBy {
  if (roles.includes('Implanter')) return 'Implanter'
  return roles.includes('Welfare') ? 'Welfare' : 'finder'
}

/** What one account has reported. */
export const reportsBy = (db: Db, accountId: string) =>
  db
    .selectFrom('deadChip')
    .leftJoin('chipBatch', 'chipBatch.id', 'deadChip.batchId')
    .leftJoin('pet', 'pet.id', 'deadChip.petId')
    .selectAll('deadChip')
    .select(['chipBatch.code as batch', nameForReporter.as('petName')])
    .where('deadChip.reportedBy', '=', accountId)

type Row = Selectable<DeadChipTable> & { batch: string | null; petName: string | null }

/** A report as whoever made it sees it. */
export function shownReport(row: Row, by: ReportedBy): z.input<typeof DeadChip> {
  const { id, chipNumber, kind, status, batch, petName, noticedOn, words, dueOn, newChipNumber } = row
  return {
    id,
    kind,
    status,
    batch,
    petName,
    noticedOn,
    words,
    dueOn,
    number: chipNumber,
    shown: groupChipNumber(chipNumber),
    reference: row.vmdReference,
    sentOn: row.vmdSentOn,
    newChip: newChipNumber,
    reportedAt: row.createdAt,
    can: { sendReport: may(deadChipLife, 'sendReport', by)(null, row), supersede: maySupersede(row) },
  }
}

function maySupersede({ kind, status, newChipNumber }: Row): true | Because {
  if (status === 'struck') return because(deadChipLife.moves.strike.clause, deadChipLife.moves.strike.words)
  if (kind === 'unusedDud') return because('DEAD-1', 'We replace a chip that never worked')
  return newChipNumber ? because('DEAD-3', 'The animal already has another chip. Both numbers find it.') : true
}
