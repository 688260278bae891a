/** Every kind of animal the register holds. Ponies, donkeys and mules are `horse`; terrapins and turtles are `tortoise`. */
export const SPECIES = ['dog', 'cat', 'rabbit', 'ferret', 'horse', 'guinea pig', 'bird', 'tortoise', 'reptile', 'other'] as const

export type Species = (typeof SPECIES)[number]

/** `label` stands in a list of choices; `one` and `many` stand in a sentence ("We found 2 dogs"). */
export const speciesWords: Record<Species, { label: string; one: string; many: string }> = {
  dog: { label: 'Dog', one: 'dog', many: 'dogs' },
  cat: { label: 'Cat', one: 'cat', many: 'cats' },
  rabbit: { label: 'Rabbit', one: 'rabbit', many: 'rabbits' },
  ferret: { label: 'Ferret', one: 'ferret', many: 'ferrets' },
  horse: { label: 'Horse, pony or donkey', one: 'horse', many: 'horses' },
  'guinea pig': { label: 'Guinea pig', one: 'guinea pig', many: 'guinea pigs' },
  bird: { label: 'Bird', one: 'bird', many: 'birds' },
  tortoise: { label: 'Tortoise, terrapin or turtle', one: 'tortoise', many: 'tortoises' },
  reptile: { label: 'Other reptile or amphibian', one: 'reptile', many: 'reptiles' },
  other: { label: 'Another animal', one: 'animal', many: 'animals' },
}
