import type { PetRequest } from '#features/offers/shapes.ts'

export interface AskedTogether {
  /** Who registered them. */
  by: string
  species: string
  offers: readonly PetRequest[]
}

/** Animals that one implanter registered for the litter of a breeder and that can all be accepted: two or more of one kind. */
export function askedTogether(offers: readonly PetRequest[]): AskedTogether[] {
  const groups = new Map<string, AskedTogether>()
  for (const offer of offers) {
    if (offer.kind !== 'litter' || offer.can.accept !== true) continue
    const { other: by, pet } = offer
    const key = `${by}/${pet.species}`
    groups.set(key, { by, species: pet.species, offers: [...(groups.get(key)?.offers ?? []), offer] })
  }
  return [...groups.values()].filter((group) => group.offers.length > 1)
}
