import type * as z from 'zod'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import { cheapestMixture } from '../mixture.ts'
import { owedWords } from '../owedwords.ts'
import { householdPrice, isPlanFor, ONE_PET } from '../policy.ts'
import { paidForSingles } from '../purchases.ts'
import type { Owed } from '../shapes.ts'
import { holdsHousehold } from './households.ts'

interface Asking {
  db: Db
  who: Person
  now: Date
}

/**
 * PLAN-1 What is owed for animals that somebody has just registered, so many of which are paid, and the cheapest way to pay the rest at
 * once: a purchase of registrations, which go to the animals that wait.
 */
export async function owedFor(asking: Asking, registered: number, paid: number): Promise<z.input<typeof Owed>> {
  const owing = registered - paid
  const pay = owing === 0 ? null : await cheapestFor(asking, owing)
  return { paid, owing, pay, words: owedWords({ paid, owing, pay }) }
}

/** The cheapest way in which somebody can pay for so many animals at once. */
export async function cheapestFor({ db, who, now }: Asking, owing: number): Promise<NonNullable<z.input<typeof Owed>['pay']>> {
  const sold = await db.selectFrom('plan').selectAll().where('onSale', '=', true).orderBy('sort').execute()
  const forThem = sold.filter((plan) => isPlanFor(who, plan))
  const single = forThem.find(({ code }) => code === ONE_PET)
  if (!single) throw new Error('No plan that registers an animal is on sale')

  const mixture = cheapestMixture(
    forThem.flatMap(({ registrations, ...plan }) => (registrations === null ? [] : [{ ...plan, registrations }])),
    owing,
  )
  const pence = mixture.reduce((sum, line) => sum + line.plan.pence * line.quantity, 0)
  const registrations = mixture.reduce((sum, line) => sum + line.plan.registrations * line.quantity, 0)
  // The household’s own plan pays for as many as it keeps.
  const household = await householdFor({ db, who, now }, forThem)
  const isLess = household && household.pence < pence
  const lines = isLess ? [{ plan: household, quantity: 1 }] : mixture
  const least = isLess ? household.pence : pence
  return {
    lines: lines.map(({ plan, quantity }) => lineOf(plan, quantity)),
    amount: pounds(least),
    leftOver: isLess ? 0 : registrations - owing,
    saves: pounds(single.pence * owing - least),
  }
}

const lineOf = (plan: { code: string; name: string; registrations: number | null; pence: number }, quantity: number) => ({
  plan: plan.code,
  name: plan.name,
  registrations: plan.registrations,
  quantity,
  amount: pounds(plan.pence * quantity),
})

const pounds = (pence: number) => ({ pence, currency: 'GBP' as const })

/** PLAN-10 The plan for the household at what it costs this keeper now; nothing for professionals, whose animals go to others. */
async function householdFor<P extends { registrations: number | null; pence: number }>({ db, who, now }: Asking, plans: readonly P[]) {
  const plan = plans.find(({ registrations }) => registrations === null)
  if (!plan || !who.roles.every((role) => role === 'Customer') || (await holdsHousehold(db, who.id))) return null
  return { ...plan, pence: householdPrice(plan.pence, await paidForSingles(db, who.id, now)) }
}
