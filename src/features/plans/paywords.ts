import type { Payable } from '#features/payments/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { paths } from '#src/paths.ts'
import { NOT_FOR_BRED } from './policy.ts'
import { batchesWithLeft } from './queries/credits.ts'

type About = NonNullable<Exclude<Payable, string>['about']>

interface Bought {
  quantity: number
  /** Null = every animal of the household. */
  registrations: number | null
  /** Registrations of other plans in the same payment. */
  more?: number
  petName: string | null
  /** By a breeder, whose animals go to others. */
  breeds?: boolean
}

interface Compared {
  /** What would cost less, in words. */
  cheaper?: string | null
  /** How many pence less this is than a registration for each animal that waits. */
  saves?: number
}

/** What the payer of a purchase should know before they pay: for whom it is, how much of it goes to animals that wait, and what costs less. */
export function aboutPurchase(bought: Bought, owing: number, { cheaper = null, saves = 0 }: Compared = {}): About {
  return [
    ...forWhom(bought, owing),
    ...(saves > 0 ? [{ label: 'You save', words: `${moneyText(saves)}, compared with paying for each animal` }] : []),
    ...(cheaper === null ? [] : [{ label: 'Good to know', words: cheaper }]),
  ]
}

const BRED = { label: 'Good to know', words: NOT_FOR_BRED }

function forWhom({ breeds = false, quantity, registrations, more = 0, petName }: Bought, owing: number): About {
  if (registrations === null) return [{ label: 'For', words: 'Every pet you keep, now and in future' }, ...(breeds ? [BRED] : [])]
  if (petName !== null) return [{ label: 'For', words: petName }]
  const bought = quantity * registrations + more
  return [{ label: 'For', words: forWords(Math.min(owing, bought), bought - owing) }]
}

function forWords(waiting: number, later: number): string {
  if (waiting === 0) return later === 1 ? 'The next animal you register' : `The next ${later} animals you register`
  const now = waiting === 1 ? '1 animal you haven’t paid for yet' : `${waiting} animals you haven’t paid for yet`
  return later > 0 ? `${now}, and the next ${later === 1 ? 'one' : later} you register` : now
}

/** What the buyer of a purchase has now that it is granted, and where they go on with it. */
export async function purchaseGiven(db: Db, purchaseId: string, roles: readonly string[]) {
  const bought = await db
    .selectFrom('purchase')
    .innerJoin('plan', 'plan.code', 'purchase.planCode')
    .leftJoin('pet', 'pet.id', 'purchase.petId')
    .select(['purchase.petId', 'plan.registrations', 'plan.audience', 'pet.name'])
    .where('purchase.id', '=', purchaseId)
    .executeTakeFirstOrThrow()
  const { petId, name, registrations, audience } = bought
  const own = nextFor(audience.includes('Customer') ? roles : audience)
  if (registrations === null) {
    const breeds = roles.includes('Breeder') ? ` ${NOT_FOR_BRED}` : ''
    return { words: `Every pet you keep is paid for, now and in future.${breeds}`, ...own }
  }
  if (petId !== null) return { words: `You’ve paid to register ${name} for life.`, next: paths.pet(petId), nextWords: `See ${name}` }
  const batches = await batchesWithLeft(db).where('purchaseId', '=', purchaseId).execute()
  const sum = (key: 'left' | 'quantity') => batches.reduce((total, batch) => total + batch[key], 0)
  return { words: givenWords(sum('quantity') - sum('left'), sum('left')), ...own }
}

/** Where somebody goes on who has animals or registrations paid. */
function nextFor(roles: readonly string[]) {
  if (roles.includes('Breeder')) return { next: paths.breederPets, nextWords: 'See your animals' }
  if (roles.includes('Welfare')) return { next: paths.welfarePets, nextWords: 'See your animals' }
  if (roles.includes('Implanter') && !roles.includes('Customer')) return { next: paths.registerChip, nextWords: 'Register a chip' }
  return { next: paths.pets, nextWords: 'See your pets' }
}

/** "9 of your animals are paid for, with 1 credit left." */
export function givenWords(used: number, left: number): string {
  const rest = left === 1 ? '1 credit' : `${left} credits`
  if (used === 0)
    return left === 1
      ? 'You have 1 credit. We’ll use it for the next animal you register.'
      : `You have ${rest}. We’ll use them for the next animals you register.`
  const paid = used === 1 ? 'One of your animals is paid for' : `${used} of your animals are paid for`
  return left === 0 ? `${paid}.` : `${paid}, with ${rest} left.`
}
