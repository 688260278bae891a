const kinds = ['dog', 'cat', 'rabbit', 'ferret', 'horse', 'guinea pig', 'bird', 'tortoise', 'reptile', 'other'] as const
export type Kind = (typeof kinds)[number]

const words: readonly (readonly [RegExp, Kind])[] = [
  [/guinea|cavy|hamster|gerbil|rodent|chinchilla|degu/, 'guinea pig'],
  [/ferret|polecat|mink/, 'ferret'],
  [/dog|puppy|canine|hound/, 'dog'],
  [/cat|kitten|feline/, 'cat'],
  [/rabbit|bunny|hare/, 'rabbit'],
  [/horse|pony|donkey|mule|equi/, 'horse'],
  [/bird|parrot|budg|cockat|avian|canary|finch|hawk|owl|falcon|dove|pigeon/, 'bird'],
  [/tortoise|turtle|terrapin/, 'tortoise'],
  [/reptil|lizard|gecko|dragon|snake|iguana|chameleon/, 'reptile'],
]

/** Which drawing fits a species in any words; a paw when none does. */
export function kindOf(species: string): Kind {
  const said = species.toLowerCase()
  return words.find(([pattern]) => pattern.test(said))?.[1] ?? 'other'
}
