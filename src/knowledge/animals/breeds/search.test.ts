import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SPECIES, type Species } from '../species.ts'
import { breedsOf } from './list.ts'
import { searchBreeds } from './search.ts'

const firstHits: Partial<Record<Species, Record<string, string>>> = {
  dog: {
    lab: 'Labrador Retriever',
    'BLACK LAB': 'Labrador Retriever',
    'chocolate labrador': 'Labrador Retriever',
    'retriever (labrador)': 'Labrador Retriever',
    'rescue lab': 'Labrador Retriever',
    GSD: 'German Shepherd Dog',
    alsation: 'German Shepherd Dog',
    'german sheperd': 'German Shepherd Dog',
    'long haired german shepherd': 'German Shepherd Dog',
    'shih tzu': 'Shih Tzu',
    shihtzu: 'Shih Tzu',
    'Shih-Tzu': 'Shih Tzu',
    shitzu: 'Shih Tzu',
    shiztu: 'Shih Tzu',
    labradoodle: 'Labradoodle',
    labradoodel: 'Labradoodle',
    labrad: 'Labrador Retriever',
    labrado: 'Labrador Retriever',
    labrdo: 'Labrador Retriever',
    cockapoo: 'Cockapoo',
    cockerpoo: 'Cockapoo',
    'F1 cockapoo puppy': 'Cockapoo',
    staffie: 'Staffordshire Bull Terrier',
    staffy: 'Staffordshire Bull Terrier',
    'staffordshir bul terier': 'Staffordshire Bull Terrier',
    'jack russel': 'Jack Russell Terrier',
    jackrussell: 'Jack Russell Terrier',
    'jack russel terier': 'Jack Russell Terrier',
    frenchie: 'French Bulldog',
    'french buldog': 'French Bulldog',
    bull: 'Bulldog',
    westie: 'West Highland White Terrier',
    yorkie: 'Yorkshire Terrier',
    'king charles': 'Cavalier King Charles Spaniel',
    'cavaleir king charls spanial': 'Cavalier King Charles Spaniel',
    'sausage dog': 'Dachshund',
    daschund: 'Dachshund',
    'mini dachshund': 'Miniature Smooth Haired Dachshund',
    rotweiller: 'Rottweiler',
    doberman: 'Dobermann',
    huskey: 'Siberian Husky',
    'boarder collie': 'Border Collie',
    'collie cross': 'Border Collie',
    sheltie: 'Shetland Sheepdog',
    chiwawa: 'Chihuahua',
    pomerian: 'Pomeranian',
    visla: 'Hungarian Vizsla',
    'st. bernard': 'St Bernard',
    'saint bernard': 'St Bernard',
    lowchen: 'Löwchen',
    'petit basset griffon vendeen': 'Petit Basset Griffon Vendéen',
    malinois: 'Belgian Shepherd (Malinois)',
    paterdale: 'Patterdale Terrier',
    sproker: 'Sprocker',
    'lab x poodle': 'Labradoodle',
    'poodle cross labrador': 'Labradoodle',
    'springer x cocker': 'Sprocker',
    'staffy lab': 'Staffador',
    'collie x lab': 'Borador',
    'xl bully': 'XL Bully',
    romanian: 'Romanian Rescue',
    mongrel: 'Crossbreed',
    'heinz 57': 'Crossbreed',
    "don't know": 'Unknown',
  },
  cat: {
    moggy: 'Domestic Shorthair',
    moggie: 'Domestic Shorthair',
    mogy: 'Domestic Shorthair',
    'ginger cat': 'Domestic Shorthair',
    'tortoise shell': 'Domestic Shorthair',
    bsh: 'British Shorthair',
    'british blue': 'British Shorthair',
    'main coon': 'Maine Coon',
    ragdol: 'Ragdoll',
    sphinx: 'Sphynx',
    'scotish fold': 'Scottish Fold',
  },
  rabbit: { minilop: 'Miniature Lop', 'lion head': 'Lionhead', nethie: 'Netherland Dwarf', lop: 'Miniature Lop' },
  horse: {
    tb: 'Thoroughbred',
    'sec d': 'Welsh Cob (Section D)',
    shettie: 'Shetland Pony',
    conemara: 'Connemara Pony',
    donkey: 'Donkey',
    fresian: 'Friesian',
    ish: 'Irish Sport Horse',
  },
  'guinea pig': { silkie: 'Sheltie', skinny: 'Skinny Pig' },
  bird: { budgie: 'Budgerigar', 'african grey': 'Congo African Grey', cockateil: 'Cockatiel', 'harris hawk': 'Harris Hawk' },
  tortoise: { horsefield: "Horsfield's Tortoise", sulcata: 'African Spurred Tortoise', herman: "Hermann's Tortoise" },
  reptile: { beardie: 'Bearded Dragon', 'ball python': 'Royal Python', axlotl: 'Axolotl' },
  ferret: { poley: 'Polecat', hob: 'Ferret' },
  other: { goat: 'Pygmy Goat', hamster: 'Syrian Hamster' },
}

describe.each(SPECIES.filter((species) => firstHits[species]))('in the %s list', (species) => {
  test.each(Object.entries(firstHits[species] ?? {}))('«%s» finds %s first', (query, name) => {
    expect(searchBreeds(species, query)[0]?.breed.name).toBe(name)
  })
})

test('an empty query offers every breed, the most common first', () => {
  expect(searchBreeds('dog', '  ').map(({ breed }) => breed)).toEqual(breedsOf('dog'))
})

test('a hit tells by which synonym it was found', () => {
  expect(searchBreeds('dog', 'gsd')[0]?.knownAs).toBe('GSD')
  expect(searchBreeds('dog', 'staffy x lab')[0]?.knownAs).toBe('Staffordshire Bull Terrier × Labrador Retriever')
})

test('a hit found by its own name is not said to be known as something else', () => {
  expect(searchBreeds('dog', 'beagle')[0]?.knownAs).toBeNull()
  expect(searchBreeds('dog', 'beagel')[0]?.knownAs).toBeNull()
})

test('a perfect fit stands before names that only begin so, and these before names that hold it', () => {
  const names = searchBreeds('dog', 'pug').map(({ breed }) => breed.name)
  expect(names[0]).toBe('Pug')
  expect(names.indexOf('Pug Zu')).toBeLessThan(names.indexOf('Retro Pug'))
})

test('no guesses are mixed in where a breed begins as typed', () => {
  expect(searchBreeds('dog', 'beagle').every(({ breed }) => [breed.name, ...breed.also].some((text) => /beagle/i.test(text)))).toBe(true)
})

test('what resembles no breed finds nothing', () => {
  expect(searchBreeds('dog', 'qqqqqq')).toEqual([])
})

test('breeds of another species are never offered', () => {
  expect(searchBreeds('cat', 'labradoodle')).toEqual([])
})

test('every breed is found first by its exact name', () => {
  const lost = SPECIES.flatMap((species) =>
    breedsOf(species).filter((breed) => searchBreeds(species, breed.name.toUpperCase())[0]?.breed !== breed),
  )
  expect(lost.map((breed) => breed.name)).toEqual([])
})

test('every breed is among the hits of each of its synonyms', () => {
  const lost = SPECIES.flatMap((species) =>
    breedsOf(species).flatMap((breed) => breed.also.filter((word) => !searchBreeds(species, word).some((hit) => hit.breed === breed))),
  )
  expect(lost).toEqual([])
})

test('any text at all is answered, with no breed twice', () => {
  const query = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 30 }))
  fc.assert(
    fc.property(fc.constantFrom(...SPECIES), query, (species, text) => {
      const ids = searchBreeds(species, text).map(({ breed }) => breed.id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

test('two letters that change places in a long name do not hide the breed', () => {
  const long = breedsOf('dog').filter((breed) => breed.name.length > 8 && /^[A-Za-z]+$/.test(breed.name))
  fc.assert(
    fc.property(fc.constantFrom(...long), fc.integer({ min: 1, max: 7 }), (breed, place) => {
      const { name } = breed
      const slipped = name.slice(0, place) + name.charAt(place + 1) + name.charAt(place) + name.slice(place + 2)
      expect(searchBreeds('dog', slipped).map((hit) => hit.breed.name)).toContain(name)
    }),
  )
})

test('a very long query is read only as far as sixty characters', () => {
  expect(searchBreeds('dog', `beagle${' '.repeat(60)}poodle`)[0]?.breed.name).toBe('Beagle')
  expect(searchBreeds('dog', 'x'.repeat(1_000_000))).toEqual([])
})
