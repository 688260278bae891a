import { SPECIES, type Species } from '#knowledge/animals/species.ts'

type Sex = { sex: 'male' | 'female' | 'unknown'; neutered?: 'yes' | 'no' }

/** `Male (Neutered)` → `maleneutered`. */
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9?]/g, '')

const SPECIES_WORDS: Record<Species, string> = {
  dog: 'dog dogs canine canines k9 puppy pup',
  cat: 'cat cats feline felines kitten',
  rabbit: 'rabbit rabbits bunny lagomorph',
  ferret: 'ferret ferrets polecat',
  horse: 'horse horses equine pony ponies donkey mule',
  'guinea pig': 'guineapig guineapigs cavy',
  bird: 'bird birds avian parrot',
  tortoise: 'tortoise tortoises turtle terrapin chelonian',
  reptile: 'reptile reptiles reptilian snake lizard amphibian',
  other:
    'other anotheranimal miscellaneous exotic smallanimal smallfurry rodent hamster gerbil rat mouse degu chinchilla hedgehog sugarglider squirrel skunk stoat mink goat sheep pig micropig pigs cattle cow fish camelid alpaca llama fox monkey marmoset primate',
}

const species = new Map(SPECIES.flatMap((one) => SPECIES_WORDS[one].split(' ').map((word) => [word, one] as const)))

/** The kind of animal that a file calls so, VetXML's words included. */
export const readSpecies = (text: string): Species | undefined => species.get(bare(text))

const SEXES: [words: string, sex: Sex][] = [
  ['m male boy dog tom buck stallion colt hob cock', { sex: 'male' }],
  ['f female girl bitch queen doe mare filly jill hen', { sex: 'female' }],
  ['mn mc maleneutered neuteredmale malecastrated castratedmale gelding', { sex: 'male', neutered: 'yes' }],
  ['fn fs femaleneutered neuteredfemale femalespayed spayedfemale', { sex: 'female', neutered: 'yes' }],
  ['me maleentire entiremale maleintact intactmale', { sex: 'male', neutered: 'no' }],
  ['fe femaleentire entirefemale femaleintact intactfemale', { sex: 'female', neutered: 'no' }],
  ['u unknown notknown unsexed na ?', { sex: 'unknown' }],
]
const sexes = new Map(SEXES.flatMap(([words, sex]) => words.split(' ').map((word) => [word, sex] as const)))

/** The sex that a file means, with whether the animal is neutered where the word says so. An empty cell says nothing. */
export const readSex = (text: string): Sex | undefined => (text === '' ? { sex: 'unknown' } : sexes.get(bare(text)))

const YES = 'y yes true 1 neutered spayed castrated desexed x'.split(' ')
const NO = 'n no false 0 entire intact'.split(' ')
const UNKNOWN = 'u unknown notknown na ?'.split(' ')

/** Yes, no or not known. An empty cell says nothing. */
export function readYesNo(text: string): 'yes' | 'no' | 'unknown' | undefined {
  const word = bare(text)
  if (word === '' || UNKNOWN.includes(word)) return 'unknown'
  if (YES.includes(word)) return 'yes'
  return NO.includes(word) ? 'no' : undefined
}
