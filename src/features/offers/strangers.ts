import { isVerified, organisationNames } from '#features/accounts/queries/profiles.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { inSentence } from '#platform/text/sentence.ts'
import { animalsIn, type ToStrangers } from './messages.ts'
import { type Made, offerersOf } from './offerers.ts'
import { NAME, sellerNames } from './queries/sellers.ts'

type Offer = Made & { id: string; petId: string }

/** What may be said of these offers together, which are of one sender: null for what an implanter asks to confirm. */
export async function toStrangers(db: Db, offers: readonly Offer[], now: Date): Promise<(those: readonly Offer[]) => ToStrangers | null> {
  const offered = offers.filter(isOffered)
  if (offered.length === 0) return () => null
  const [breeders, rescues, byOf] = [
    await verifiedNames(db, offered),
    await verifiedRescues(db, offered),
    await offerersOf(db, offered, now),
  ]
  const petIds = offered.map(({ petId }) => petId)
  const pets = await db.selectFrom('pet').select(['id', 'species', 'bornOn']).where('id', 'in', petIds).execute()
  return (those) => {
    const [first] = those
    if (!first || !isOffered(first)) return null
    const animals = animalsOffered(
      pets.filter(({ id }) => those.some(({ petId }) => petId === id)),
      now,
    )
    if (first.kind === 'adoption') return { by: rescues.get(first.fromAccount) ?? 'A rescue', animals, offerId: first.id }
    const [name, kind] = [breeders.get(first.fromAccount), byOf(first)]
    return { by: name ? `${name} (${inSentence(kind)})` : 'A breeder', animals, offerId: first.id }
  }
}

/** By a breeder or an organisation, not asked to confirm by an implanter. */
const isOffered = ({ kind }: Made) => kind === 'sale' || kind === 'adoption'

/** What the breeders among them whom our staff have verified are called. */
async function verifiedNames(db: Db, offers: readonly Made[]): Promise<Map<string, string>> {
  const names = await sellerNames(
    db,
    offers.map(({ fromAccount }) => fromAccount),
  )
  return new Map([...names].flatMap(([id, { name, isVerified }]) => (isVerified && NAME.test(name) ? [[id, name] as const] : [])))
}

/** The organisations among them that our staff have verified, by the name that they checked. */
async function verifiedRescues(db: Db, offers: readonly Made[]): Promise<Map<string, string>> {
  const accounts = [...new Set(offers.filter(({ kind }) => kind === 'adoption').map(({ fromAccount }) => fromAccount))]
  const names = await organisationNames(db, accounts)
  const named = accounts.filter((id) => NAME.test(names.get(id) ?? ''))
  const verified = await Promise.all(named.map((id) => isVerified(db, id, 'Welfare')))
  return new Map(named.flatMap((id, index) => (verified[index] ? [[id, names.get(id) ?? ''] as const] : [])))
}

const YOUNG: Partial<Record<Species, { one: string; many: string }>> = {
  dog: { one: 'puppy', many: 'puppies' },
  cat: { one: 'kitten', many: 'kittens' },
}

function animalsOffered(pets: readonly { species: string; bornOn: string }[], now: Date): string {
  const species = pets.map((pet) => Species.catch('other').parse(pet.species))
  const [first = 'other'] = species
  const areUnderOne = pets.every(({ bornOn }) => bornOn > daysAfter(londonDate(now), -365)) && species.every((kind) => kind === first)
  const words = areUnderOne && YOUNG[first]
  if (!words) return animalsIn(species)
  return pets.length === 1 ? `a ${words.one}` : `${pets.length} ${words.many}`
}
