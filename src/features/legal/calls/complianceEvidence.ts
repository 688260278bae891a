import { sql } from 'kysely'
import type * as z from 'zod'
import { healthSince, otherRegisters } from '#features/chips/queries.ts'
import { earlier, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { handlerOutsideTransaction } from '#platform/server/answer.ts'
import { readinessOf } from '#platform/server/readiness.ts'
import type { Services } from '#platform/server/services.ts'
import { complianceEvidence } from '../contract.ts'
import { keepFor } from '../keepFor.ts'
import type { Evidence } from '../shapes.ts'

type Counted = z.input<typeof Evidence>
const kept = keepFor<Counted>(10)

export default handlerOutsideTransaction(complianceEvidence, ({ db, now, services }) => kept(services, now, () => count(db, services, now)))

async function count(db: Db, services: Services, now: Date): Promise<Counted> {
  const month = earlier(now, { days: 30 })
  const week = londonDate(earlier(now, { days: 7 }))
  const [ready, registers, health, { rows }] = await Promise.all([
    readinessOf(db, services.disk),
    otherRegisters(db),
    healthSince(db, week),
    sql<Counts>`select
      (select count(*) from pet where status not in ('deceased', 'exported')) as animals,
      (select count(distinct keeper_id) from pet where status not in ('deceased', 'exported')) as keepers,
      (select max(taken_at) from backup) as last_backup,
      (select count(*) from backup where taken_at > ${month}) as backups,
      (select count(*) from profile where type = 'Welfare' and status = 'verified') as organisations,
      (select count(*) from disclosure where at > ${month}) as disclosures,
      (select coalesce(sum(count), 0) from redirect where day >= ${londonDate(month)}) as redirected,
      (select row_to_json(last) from (select at, events, differences from history_check order by at desc limit 1) last) as history`.execute(
      db,
    ),
  ])
  const [counts = NONE] = rows
  const sum = (of: 'asked' | 'answered') => health.reduce((total, row) => total + Number(row[of]), 0)
  return {
    countedAt: now,
    animals: Number(counts.animals),
    keepers: Number(counts.keepers),
    backups: {
      state: ready.backup.state,
      lastAt: counts.lastBackup,
      inThirtyDays: Number(counts.backups),
      offSite: services.config.S3_ENDPOINT !== undefined,
    },
    organisations: Number(counts.organisations),
    disclosures: Number(counts.disclosures),
    history: {
      events: counts.history?.events ?? 0,
      checkedAt: counts.history ? new Date(counts.history.at) : null,
      differences: counts.history?.differences ?? 0,
    },
    registers: {
      listed: registers.length,
      withPhone: registers.filter(({ phone }) => phone !== null).length,
      asked: sum('asked'),
      answered: sum('answered'),
    },
    redirected: Number(counts.redirected),
  }
}

interface Counts {
  animals: number
  keepers: number
  lastBackup: Date | null
  backups: number
  organisations: number
  disclosures: number
  redirected: number
  history: { at: string; events: number; differences: number } | null
}

const NONE: Counts = {
  animals: 0,
  keepers: 0,
  lastBackup: null,
  backups: 0,
  organisations: 0,
  disclosures: 0,
  redirected: 0,
  history: null,
}
