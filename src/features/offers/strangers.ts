import { breederDetails } from '#features/accounts/queries/breeders.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { inSentence } from '#platform/text/sentence.ts'
import { animalsIn, type ToStrangers } from './messages.ts'
import { type Made, offerersOf } from './offerers.ts'

type Offer = Made & { id: string; petId: string }

/** What may be said of these offers together, which are of one sender: null for those that aren’t sales. */
export async function toStrangers(db: Db, offers: readonly Offer[], now: Date): Promise<(those: readonly Offer[]) => ToStrangers | null> {
  const sales = offers.filter(({ kind }) => kind === 'sale')
  if (sales.length === 0) return () => null
  const [names, byOf] = [await verifiedNames(db, sales), await offerersOf(db, sales)]
  const petIds = sales.map(({ petId }) => petId)
  const pets = await db.selectFrom('pet').select(['id', 'species', 'bornOn']).where('id', 'in', petIds).execute()
  return (those) => {
    const [first] = those
    if (first?.kind !== 'sale') return null
    const [name, kind] = [names.get(first.fromAccount), byOf(first)]
    const animals = offered(
      pets.filter(({ id }) => those.some(({ petId }) => petId === id)),
      now,
    )
    return { by: name ? `${name} (${inSentence(kind)})` : 'A breeder', animals, offerId: first.id }
  }
}

/** Letters and the marks of names; nothing that reads like an address, a number or a sentence. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M}’'&-]| (?! )){0,59}$/u

/** What the breeders among them whom our staff have verified are called: as they’re listed, else by their first name. */
async function verifiedNames(db: Db, offers: readonly Made[]): Promise<Map<string, string>> {
  const breeders = await db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.accountId')
    .select(['profile.accountId', 'profile.details', 'account.name'])
    .where('profile.accountId', 'in', [...new Set(offers.map(({ fromAccount }) => fromAccount))])
    .where('profile.type', '=', 'Breeder')
    .where('profile.status', '=', 'verified')
    .execute()
  return new Map(
    breeders.flatMap(({ accountId, details, name }) => {
      const { listed, publicName } = breederDetails(details)
      const shown = listed && NAME.test(publicName) ? publicName : (name.trim().split(/\s+/)[0] ?? '')
      return NAME.test(shown) ? [[accountId, shown] as const] : []
    }),
  )
}

const YOUNG: Partial<Record<Species, { one: string; many: string }>> = {
  dog: { one: 'puppy', many: 'puppies' },
  cat: { one: 'kitten', many: 'kittens' },
}

function offered(pets: readonly { species: string; bornOn: string }[], now: Date): string {
  const species = pets.map((pet) => Species.catch('other').parse(pet.species))
  const [first = 'other'] = species
  const areUnderOne = pets.every(({ bornOn }) => bornOn > daysAfter(londonDate(now), -365)) && species.every((kind) => kind === first)
  const words = areUnderOne && YOUNG[first]
  if (!words) return animalsIn(species)
  return pets.length === 1 ? `a ${words.one}` : `${pets.length} ${words.many}`
}
