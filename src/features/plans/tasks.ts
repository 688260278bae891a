import type { Task, TaskContext } from '#features/accounts/points.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { paths } from '#src/paths.ts'
import { householdInstead } from './queries/cheaper.ts'
import { creditsLeft } from './queries/credits.ts'

/** Registrations that are still to be paid: on the record with one that is in hand, else by card; several together. */
export async function paymentTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  const unpaid = await db
    .selectFrom('pet')
    .leftJoin('purchase', (join) => join.onRef('purchase.petId', '=', 'pet.id').on('purchase.status', '=', 'waiting'))
    .select(['pet.id', 'pet.name', 'purchase.id as purchaseId', 'purchase.pence'])
    .where('pet.keeperId', '=', who.id)
    .where('pet.status', '=', 'awaitingPayment')
    .orderBy('pet.registeredAt')
    .orderBy('pet.id')
    .execute()
  const [first] = unpaid
  if (!first) return []
  const inHand = await creditsLeft(db, who.id, now)
  if (unpaid.length === 1) return [onePayment(first, inHand)]
  const pence = unpaid.reduce((sum, one) => sum + (one.pence ?? 0), 0)
  const cheaper = inHand > 0 ? null : await householdInstead(db, who.id, pence, now)
  return [manyPayments(unpaid.length, pence, inHand, cheaper, who.roles)]
}

interface Unpaid {
  id: string
  name: string
  purchaseId: string | null
  pence: number | null
}

function onePayment({ id, name, purchaseId, pence }: Unpaid, inHand: number): Task {
  const byCard = purchaseId !== null && inHand === 0
  const price = pence === null ? 'once, for life' : `${moneyText(pence)}, once, for life`
  return {
    kind: 'payment',
    id,
    title: `Pay for ${name}’s registration`,
    text: `Anyone can already look up ${name}’s chip. ${inHand > 0 ? 'Use one of your credits.' : `You pay ${price}.`}`,
    link: byCard ? paths.pay('plan', purchaseId) : paths.pet(id),
    act: byCard ? 'Pay by card' : `See ${name}`,
    urgent: false,
    dueAt: null,
  }
}

function manyPayments(count: number, pence: number, inHand: number, cheaper: string | null, roles: readonly string[]): Task {
  const way = inHand > 0 ? `You can use your ${inHand === 1 ? 'credit' : `${inHand} credits`}.` : 'You can pay for them all together.'
  return {
    kind: 'payment',
    id: 'payments',
    title: `Pay for ${count} registrations: ${moneyText(pence)}`,
    text: `Anyone can already look up their chips. ${cheaper ?? way}`,
    link: animalsOf(roles),
    act: inHand > 0 ? 'See your animals' : 'Pay for them',
    urgent: false,
    dueAt: null,
  }
}

/** The list of somebody’s animals, where all that is owed for them is paid at once. */
function animalsOf(roles: readonly string[]): string {
  if (roles.includes('Breeder')) return paths.breederPets
  return roles.includes('Welfare') ? paths.welfarePets : paths.pets
}
