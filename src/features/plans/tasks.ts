import type { Task, TaskContext } from '#features/accounts/points.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { paths } from '#src/paths.ts'
import { householdIsCheaper } from './policy.ts'
import { creditsLeft } from './queries/credits.ts'
import { cheapestFor } from './queries/owed.ts'

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
  const byCard = unpaid.length - inHand
  const least = byCard > 0 ? await cheapestFor({ db, who, now }, byCard) : null
  return [manyPayments(unpaid.length, inHand, least, who.roles)]
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

type Way = Awaited<ReturnType<typeof cheapestFor>>

/** With the least that they cost, which is nothing where there are enough credits. */
function manyPayments(count: number, inHand: number, least: Way | null, roles: readonly string[]): Task {
  return {
    kind: 'payment',
    id: 'payments',
    title: `Pay for ${count} registrations${least ? `: ${moneyText(least.amount.pence)}` : ''}`,
    text: `Anyone can already look up their chips. ${wayWords(inHand, least)}`,
    link: animalsOf(roles),
    act: inHand > 0 ? 'See your animals' : 'Pay for them',
    urgent: false,
    dueAt: null,
  }
}

function wayWords(inHand: number, least: Way | null): string {
  if (inHand > 0) return `You can use your ${inHand === 1 ? 'credit' : `${inHand} credits`}${least ? ' and pay for the rest' : ''}.`
  if (least?.lines.some(({ registrations }) => registrations === null)) return householdIsCheaper(least.amount.pence)
  return least && least.saves.pence > 0
    ? `You can pay for them all together, and save ${moneyText(least.saves.pence)}.`
    : 'You can pay for them all together.'
}

/** The list of somebody’s animals, where all that is owed for them is paid at once. */
function animalsOf(roles: readonly string[]): string {
  if (roles.includes('Breeder')) return paths.breederPets
  return roles.includes('Welfare') ? paths.welfarePets : paths.pets
}
