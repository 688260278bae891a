import type { Db } from '#platform/database/db.ts'
import { because } from '#platform/law/clause.ts'
import type { Person } from '#platform/law/policy.ts'
import { buyPlan } from './contract.ts'
import { NOT_FOR_BRED, whyNotSold } from './policy.ts'
import { householdNow } from './queries/households.ts'

/** The plans on sale, each with whether this person may buy it, or why not. */
export async function plansFor(db: Db, who: Person) {
  const plans = await db.selectFrom('plan').selectAll().where('onSale', '=', true).orderBy('sort').execute()
  const household = await householdNow(db, who.id)
  return plans.map((plan) => {
    const why = whyNotSold(who, plan, household)
    const note = plan.registrations === null && who.roles.includes('Breeder') ? NOT_FOR_BRED : null
    return { code: plan.code, can: { buy: why === null || refusal(why) }, note }
  })
}

function refusal(why: NonNullable<ReturnType<typeof whyNotSold>>) {
  const [, words, clause] = buyPlan.refuses[why]
  return because(clause, words)
}
