import { sql } from 'kysely'
import { ONE_PET } from '#features/plans/policy.ts'
import { later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { handlerOutsideTransaction } from '#platform/server/answer.ts'
import type { Services } from '#platform/server/services.ts'
import { registerFigures } from '../contract.ts'

interface Price {
  pence: number
  currency: 'GBP'
}

interface Figures {
  pets: number
  lookupsThisMonth: number
  registersAsked: number
  registrationCosts: Price
  householdCosts: Price | null
  countedAt: Date
}

/** Counting a large register takes a while, so it is done once for everybody who asks within these seconds. */
const GOOD_FOR = { seconds: 10 }
const counted = new WeakMap<Services, { until: Date; figures: Promise<Figures> }>()

export default handlerOutsideTransaction(registerFigures, async ({ db, now, services }) => {
  const known = counted.get(services)
  if (known && now < known.until) return known.figures

  const figures = count(db, now)
  counted.set(services, { until: later(now, GOOD_FOR), figures })
  figures.catch(() => counted.delete(services))
  return figures
})

async function count(db: Db, now: Date): Promise<Figures> {
  const { rows } = await sql<
    Omit<Figures, 'countedAt' | 'registrationCosts' | 'householdCosts'> & { pence: number; household: number | null }
  >`
    select (select count(*) from pet where status not in ('deceased', 'exported')) as pets,
      (select count(*) from lookup where at >= date_trunc('month', ${now}::timestamptz, 'Europe/London')) as lookups_this_month,
      (select count(*) from other_register where ask_url is not null) as registers_asked,
      (select pence from plan where code = ${ONE_PET}) as pence,
      (select pence from plan where registrations is null and on_sale order by pence limit 1) as household`.execute(db)
  const [{ pence, household, ...figures } = { pets: 0, lookupsThisMonth: 0, registersAsked: 0, pence: 0, household: null }] = rows
  const householdCosts = household === null ? null : { pence: household, currency: 'GBP' as const }
  return { ...figures, registrationCosts: { pence, currency: 'GBP' }, householdCosts, countedAt: now }
}
