import { creditsLeft } from '#features/plans/queries.ts'
import { REMINDERS } from '#features/recordTransfers/lifecycle.ts'
import { earlier, londonDate } from '#platform/clock/clock.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { paths } from '#src/paths.ts'
import type { Asking, Task } from './task.ts'

/** Registrations that are still to be paid: on the record with one that is in hand, else by card; several together. */
export async function paymentTasks({ db, who, now }: Asking): Promise<Task[]> {
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
  return [unpaid.length === 1 ? onePayment(first, inHand) : manyPayments(unpaid, inHand, who.roles)]
}

interface Unpaid {
  id: string
  name: string
  purchaseId: string | null
  pence: number | null
}

function onePayment({ id, name, purchaseId, pence }: Unpaid, inHand: number): Task {
  const byCard = purchaseId !== null && inHand === 0
  const price = pence === null ? 'once, for its whole life' : `${moneyText(pence)}, once, for its whole life`
  return {
    kind: 'payment',
    id,
    title: `${name}’s registration is still to be paid`,
    text: `${name} can be found already. ${inHand > 0 ? 'You have registrations in hand: use one of them.' : `You pay ${price}.`}`,
    link: byCard ? paths.pay('plan', purchaseId) : paths.pet(id),
    act: byCard ? 'Pay for it' : 'Open the record',
    urgent: false,
    dueAt: null,
  }
}

function manyPayments(unpaid: readonly Unpaid[], inHand: number, roles: readonly string[]): Task {
  const pence = unpaid.reduce((sum, one) => sum + (one.pence ?? 0), 0)
  return {
    kind: 'payment',
    id: 'payments',
    title: `${unpaid.length} registrations to pay: ${moneyText(pence)}`,
    text: `All of them can be found already. ${inHand > 0 ? `You have ${inHand} in hand: use ${inHand === 1 ? 'it' : 'them'}.` : 'You can pay for all of them at once.'}`,
    link: animalsOf(roles),
    act: inHand > 0 ? 'See the animals' : 'Pay for them',
    urgent: false,
    dueAt: null,
  }
}

/** The list of somebody’s animals, where all that is owed for them is paid at once. */
function animalsOf(roles: readonly string[]): string {
  if (roles.includes('Breeder')) return paths.breederPets
  return roles.includes('Welfare') ? paths.welfarePets : paths.pets
}

/** Records that came from another database which has not said that it marked its own as moved. */
export async function moveTasks({ db, who, now }: Asking): Promise<Task[]> {
  const unconfirmed = await db
    .selectFrom('databaseMove')
    .innerJoin('pet', 'pet.id', 'databaseMove.petId')
    .innerJoin('otherRegister', 'otherRegister.code', 'databaseMove.registerCode')
    .select(['databaseMove.id', 'pet.name', 'otherRegister.name as register'])
    .where('databaseMove.keeperId', '=', who.id)
    .where('pet.keeperId', '=', who.id)
    .where('databaseMove.status', '<>', 'confirmed')
    .where('databaseMove.createdAt', '<=', earlier(now, { days: REMINDERS[0] }))
    .orderBy('databaseMove.createdAt')
    .limit(5)
    .execute()
  return unconfirmed.map(({ id, name, register }) => ({
    kind: 'moveUnconfirmed',
    id,
    title: `${register} may still show ${name} as its own`,
    text: `We asked it to mark its record as moved. Send it the letter that is ready to sign, or tell us that it has done so.`,
    link: paths.myRequests,
    act: 'See the move',
    urgent: false,
    dueAt: null,
  }))
}

const LONG_DAYS = 60

/** Animals that have been with an organisation for long. */
export async function stayTasks({ db, who, now }: Asking): Promise<Task[]> {
  if (!who.roles.includes('Welfare')) return []
  const stays = await db
    .selectFrom('intake')
    .innerJoin('pet', 'pet.id', 'intake.petId')
    .select(['intake.id', 'pet.name'])
    .where('intake.organisationId', '=', who.id)
    .where('intake.leftAt', 'is', null)
    .where('intake.cameOn', '<', londonDate(earlier(now, { days: LONG_DAYS })))
    .orderBy('intake.cameOn')
    .execute()
  const [longest] = stays
  if (!longest) return []
  const many = stays.length === 1 ? `${longest.name} has` : `${longest.name} and ${others(stays.length - 1)} have`
  return [
    {
      kind: 'stayLong',
      id: longest.id,
      title: `${many} been with you for more than ${LONG_DAYS} days`,
      text: 'Look at where each stands, and whether somebody is waiting for an animal like this.',
      link: `${paths.welfarePets}?${new URLSearchParams({ state: 'withUs', sort: 'cameOn' })}`,
      act: 'See the animals',
      urgent: false,
      dueAt: null,
    },
  ]
}

const others = (count: number) => (count === 1 ? 'one other' : `${count} others`)
