import type * as z from 'zod'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { isPlanFor, ONE_PET } from '../policy.ts'
import type { Owed } from '../shapes.ts'

/**
 * PLAN-1 What is owed for animals that somebody has just registered, so many of which are paid, and the cheapest way to pay the rest at
 * once: a purchase of registrations, which go to the animals that wait.
 */
export async function owedFor(db: Db, who: Person, registered: number, paid: number): Promise<z.input<typeof Owed>> {
  const owing = registered - paid
  if (owing === 0) return { paid, owing, pay: null, words: paidWords(paid) }
  const plans = await db.selectFrom('plan').selectAll().where('onSale', '=', true).orderBy('sort').execute()
  const ways = plans.flatMap(({ code, name, pence, audience, registrations }) => {
    if (!isPlanFor(who, { audience })) return []
    // The household’s own plan pays for as many as it keeps.
    if (registrations === null)
      return who.roles.every((role) => role === 'Customer') ? [{ plan: code, name, quantity: 1, registrations: owing, pence }] : []
    const quantity = Math.ceil(owing / registrations)
    return [{ plan: code, name, quantity, registrations: quantity * registrations, pence: pence * quantity }]
  })
  const [cheapest] = ways.toSorted((one, other) => one.pence - other.pence)
  const each = plans.find(({ code }) => code === ONE_PET)?.pence ?? 0
  if (!cheapest) throw new Error('No plan that registers an animal is on sale')
  const { pence, registrations, ...way } = cheapest
  const over = registrations - owing
  const isForAll = plans.some(({ code, registrations: some }) => code === way.plan && some === null)
  return {
    paid,
    owing,
    pay: { ...way, amount: { pence, currency: 'GBP' } },
    words: [
      ...(paid > 0 ? [paidWords(paid)] : []),
      owingWords(owing, each * owing),
      ...(over > 0 ? [cheaper(pence, way.name, over)] : []),
      ...(isForAll ? [forAll(pence)] : []),
    ].join(' '),
  }
}

const paidWords = (paid: number) => (paid === 1 ? 'We used one of your credits.' : `We used ${paid} of your credits.`)

const owingWords = (owing: number, pence: number) =>
  owing === 1
    ? `One registration still needs paying for: ${moneyText(pence)}. You can pay for it, or leave it to the animal’s next keeper.`
    : `${owing} registrations still need paying for: ${moneyText(pence)}. You can pay for them now, or leave each one to the animal’s next keeper.`

const cheaper = (pence: number, plan: string, over: number) =>
  `${plan} cost ${moneyText(pence)}, and you’ll have ${over} ${over === 1 ? 'credit' : 'credits'} left over.`

const forAll = (pence: number) => `The household plan costs ${moneyText(pence)} for every pet you keep, now and in future.`
