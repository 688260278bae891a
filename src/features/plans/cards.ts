import { vatIn } from '#features/payments/policy.ts'
import type { Db } from '#platform/database/db.ts'

/** A plan row as the list shows it; the VAT is inside the price. */
interface PlanRow {
  code: string
  name: string
  summary: string
  pence: number
  audience: string[]
  registrations: number | null
}

const money = (pence: number) => ({ pence, currency: 'GBP' as const })

/** What is sold now, with what each plan has. */
export async function plansOnSale(db: Db, vatRate: number) {
  const plans = await db.selectFrom('plan').selectAll().where('onSale', '=', true).orderBy('sort').execute()
  const features = await allFeatures(db)
  return plans.map((plan) => planCard(plan, features, vatRate))
}

/** What the register does, the free things first. */
export async function allFeatures(db: Db) {
  const rows = await db.selectFrom('planFeature').selectAll().orderBy('sort').execute()
  return rows.map(({ sort: _, ...feature }) => feature)
}

type Features = Awaited<ReturnType<typeof allFeatures>>

/** Those of the features that a plan has: what is always free, and its own. */
export const featuresOf = (code: string, features: Features) =>
  features.filter(({ alwaysFree, plans }) => alwaysFree || plans.includes(code))

export function planCard({ code, name, summary, pence, audience, registrations }: PlanRow, features: Features, vatRate: number) {
  return {
    code,
    name,
    summary,
    price: money(pence),
    vat: money(vatIn(pence, vatRate)),
    audience,
    registrations,
    each: registrations === null ? null : money(Math.round(pence / registrations)),
    features: featuresOf(code, features).map((feature) => feature.code),
  }
}

/** A purchase that was begun, as its buyer sees it. */
export const purchaseCard = (plan: { code: string }, quantity: number, { id, pence }: { id: string; pence: number }, vatRate: number) => ({
  purchaseId: id,
  plan: plan.code,
  quantity,
  amount: money(pence),
  vat: money(vatIn(pence, vatRate)),
})
