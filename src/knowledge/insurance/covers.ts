/** The animals that pet insurance is sold for. */
export const INSURABLE = ['dog', 'cat', 'rabbit'] as const
export type Insurable = (typeof INSURABLE)[number]

/** The kinds of cover, from the least to the most. */
export const COVERS = ['accident', 'timeLimited', 'maximumBenefit', 'lifetime'] as const
export type Cover = (typeof COVERS)[number]

/** The most that is paid to vets, in pence. */
export const VET_FEE_LIMITS = [100_000, 200_000, 400_000, 700_000, 1_000_000] as const
export type VetFeeLimit = (typeof VET_FEE_LIMITS)[number]

/** What the keeper pays of each claim, in pence. */
export const EXCESSES = [6_000, 9_900, 15_000, 25_000] as const
export type Excess = (typeof EXCESSES)[number]

/** What an animal may have had already, in the words that insurers ask in: kinds to choose from, so that nobody writes a medical history. */
export const CONDITIONS = ['skin', 'ears', 'teeth', 'stomach', 'joints', 'eyes', 'heart', 'growth', 'behaviour', 'other'] as const
export type Condition = (typeof CONDITIONS)[number]

/** Why an insurer looks at the answers itself before it says yes. */
export const CLOSER_LOOKS = ['preExisting', 'age', 'value'] as const

/** Why an insurer says no. */
export const DECLINES = ['breed', 'age', 'place', 'health', 'other'] as const
export type Decline = (typeof DECLINES)[number]

/** What a factor of a price is about. */
export const FACTORS = ['base', 'breed', 'age', 'area', 'sex', 'neutered', 'chipped', 'value', 'cover', 'limit', 'excess'] as const
