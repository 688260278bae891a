import { describe, expect, test } from 'vitest'
import { SPECIES } from '../species.ts'
import { breedById, breedsOf } from './list.ts'
import { wordsOf } from './words.ts'

const kennelClubGroups = ['Gundog', 'Hound', 'Pastoral', 'Terrier', 'Toy', 'Utility', 'Working']

test.each([
  ['dog', 250],
  ['cat', 70],
  ['rabbit', 40],
  ['horse', 40],
  ['guinea pig', 25],
  ['bird', 40],
  ['tortoise', 20],
  ['reptile', 40],
  ['ferret', 10],
  ['other', 40],
] as const)('the %s list has at least %i breeds', (species, least) => {
  expect(breedsOf(species).length).toBeGreaterThanOrEqual(least)
})

describe.each(SPECIES)('the %s list', (species) => {
  const breeds = breedsOf(species)

  test('gives no id twice', () => {
    expect(repeated(breeds.map((breed) => breed.id))).toEqual([])
  })

  test('gives no name twice, however it is written', () => {
    expect(repeated(breeds.map((breed) => wordsOf(breed.name).solid))).toEqual([])
  })

  test('writes every id in small letters, digits and single hyphens', () => {
    expect(breeds.map((breed) => breed.id).filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  test('has no synonym that is the name of another breed', () => {
    const byName = new Map(breeds.map((breed) => [wordsOf(breed.name).solid, breed.id]))
    const taken = breeds.flatMap((breed) => breed.also.filter((word) => byName.get(wordsOf(word).solid)))
    expect(taken).toEqual([])
  })

  test('repeats no synonym within a breed', () => {
    const twice = breeds.filter((breed) => repeated(breed.also.map((word) => wordsOf(word).solid)).length > 0)
    expect(twice.map((breed) => breed.id)).toEqual([])
  })

  test('has no name or synonym that is blank or padded', () => {
    const words = breeds.flatMap((breed) => [breed.name, breed.group, ...breed.also])
    expect(words.filter((word) => word !== word.trim() || wordsOf(word).solid === '')).toEqual([])
  })

  test('names two existing and different parents for each known cross', () => {
    const crosses = breeds.filter(({ of }) => of.length > 0)
    const orphans = crosses.filter(({ of }) => of.length !== 2 || of[0] === of[1] || of.some((id) => !breedById(species, id)))
    expect(orphans.map((breed) => breed.id)).toEqual([])
  })

  test('offers the common breeds first, the rest by name and Unknown last', () => {
    const common = breeds.filter((breed) => breed.common)
    const rest = breeds.slice(common.length, -1).map((breed) => breed.name)
    expect(common.length).toBeGreaterThan(4)
    expect(breeds.slice(0, common.length)).toEqual(common)
    expect(rest).toEqual(rest.toSorted((a, b) => a.localeCompare(b, 'en-GB')))
    expect(breeds.at(-1)?.id).toBe('unknown')
  })
})

test.each(kennelClubGroups)('the %s group of the Kennel Club has at least twenty breeds', (group) => {
  expect(breedsOf('dog').filter((breed) => breed.group === group).length).toBeGreaterThanOrEqual(20)
})

test('a dog is in a group of the Kennel Club, not recognised by it, a crossbreed or not known', () => {
  const groups = new Set([...kennelClubGroups, 'Not KC recognised', 'Crossbreed', 'Not known'])
  expect(breedsOf('dog').filter((breed) => !groups.has(breed.group))).toEqual([])
})

test('the dog list knows dozens of named crosses', () => {
  expect(breedsOf('dog').filter((breed) => breed.of.length > 0).length).toBeGreaterThanOrEqual(100)
})

test('an id belongs to its own species only', () => {
  expect(breedById('dog', 'beagle')?.name).toBe('Beagle')
  expect(breedById('cat', 'beagle')).toBeUndefined()
})

function repeated(words: string[]) {
  return words.filter((word, place) => words.indexOf(word) !== place)
}
