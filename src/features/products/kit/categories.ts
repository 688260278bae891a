import type { ProfileType } from '#platform/contract/call.ts'

export const CATEGORIES = ['collars', 'beds', 'feeding', 'toys', 'care', 'professional'] as const
export type Category = (typeof CATEGORIES)[number]

export const categoryWords: Record<Category, { label: string; says: string }> = {
  collars: { label: 'Collars, leads and tags', says: 'To hold on to, and to be brought home by.' },
  beds: { label: 'Beds and travel', says: 'To sleep in, and to go places.' },
  feeding: { label: 'Bowls and feeding', says: 'For breakfast, supper and the walk between.' },
  toys: { label: 'Toys and training', says: 'To chase, chew and learn with.' },
  care: { label: 'Grooming and care', says: 'For coats, claws and first aid.' },
  professional: { label: 'For professionals', says: 'Scanners and supplies for implanters, breeders and rescues.' },
}

export const AUDIENCES = ['keeper', 'implanter', 'breeder', 'welfare'] as const
export type Audience = (typeof AUDIENCES)[number]

export const audienceWords: Record<Audience, string> = {
  keeper: 'Keepers',
  implanter: 'Implanters',
  breeder: 'Breeders',
  welfare: 'Vets and rescues',
}

/** The audience that a profile type belongs to. */
export const AUDIENCE_OF: Partial<Record<ProfileType, Audience>> = {
  Customer: 'keeper',
  'TT-Customer': 'keeper',
  Implanter: 'implanter',
  Breeder: 'breeder',
  Welfare: 'welfare',
}

export const SORTS = ['suggested', 'cheapest', 'dearest', 'newest', 'best'] as const
export const sortWords: Record<(typeof SORTS)[number], string> = {
  suggested: 'Suggested',
  cheapest: 'Lowest price first',
  dearest: 'Highest price first',
  newest: 'Newest first',
  best: 'Best rated first',
}

/** The bands in which prices are counted: from so many pence, up to below so many. */
export const PRICES = {
  under10: { label: 'Under £10', from: 0, below: 1000 },
  to25: { label: '£10 to £25', from: 1000, below: 2500 },
  to50: { label: '£25 to £50', from: 2500, below: 5000 },
  over50: { label: '£50 and over', from: 5000, below: 100_000_000 },
} as const
export const PRICE_BANDS = ['under10', 'to25', 'to50', 'over50'] as const
