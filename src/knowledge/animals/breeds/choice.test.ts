import { describe, expect, test } from 'vitest'
import { BreedChoice } from '../shape.ts'
import { breedExists, breedWords } from './choice.ts'

const beagle = { kind: 'breed', breedId: 'beagle' } as const
const beagleAndPoodle = { kind: 'cross', breedIds: ['beagle', 'poodle'] } as const
const inOwnWords = { kind: 'description', text: 'Small, brown and cheerful' } as const

describe('what may be said of a breed', () => {
  test.each([[beagle], [beagleAndPoodle], [inOwnWords]])('%o is accepted as it is', (choice) => {
    expect(BreedChoice.parse(choice)).toEqual(choice)
  })

  test.each([
    [{ kind: 'breed', breedId: 'beagle', text: 'and more' }],
    [{ kind: 'breed' }],
    [{ kind: 'breed', breedId: ' ' }],
    [{ kind: 'cross', breedIds: ['beagle'] }],
    [{ kind: 'cross', breedIds: ['beagle', 'poodle', 'pug'] }],
    [{ kind: 'description', text: '' }],
    [{ kind: 'description', text: 'x'.repeat(81) }],
    [{ kind: 'guess', text: 'Pug' }],
  ])('%o is refused', (choice) => {
    expect(BreedChoice.safeParse(choice).success).toBe(false)
  })
})

describe('a breed in words', () => {
  test('is the name of the breed', () => {
    expect(breedWords('dog', { kind: 'breed', breedId: 'labrador-retriever' })).toBe('Labrador Retriever')
  })

  test('is both names of a cross', () => {
    expect(breedWords('dog', { kind: 'cross', breedIds: ['beagle', 'poodle'] })).toBe('Beagle × Poodle')
  })

  test('is what the keeper wrote when it is a description', () => {
    expect(breedWords('dog', inOwnWords)).toBe('Small, brown and cheerful')
  })

  test('shows an id that the list does not have as it stands', () => {
    expect(breedWords('dog', { kind: 'breed', breedId: 'no-such-breed' })).toBe('no-such-breed')
  })
})

describe('a breed exists', () => {
  test('when it is on the list of its species', () => {
    expect(breedExists('dog', beagle)).toBe(true)
    expect(breedExists('dog', { kind: 'cross', breedIds: ['beagle', 'poodle'] })).toBe(true)
  })

  test('whatever the keeper describes', () => {
    expect(breedExists('reptile', inOwnWords)).toBe(true)
  })

  test('but not under another species', () => {
    expect(breedExists('cat', beagle)).toMatchObject({ words: "Choose a breed from the list for cats: 'beagle' isn’t on it" })
  })

  test('but not when one half of a cross is unknown to the list', () => {
    expect(breedExists('dog', { kind: 'cross', breedIds: ['beagle', 'wombat'] })).toMatchObject({
      words: "Choose a breed from the list for dogs: 'wombat' isn’t on it",
    })
  })

  test('but a breed is no cross with itself', () => {
    expect(breedExists('dog', { kind: 'cross', breedIds: ['beagle', 'beagle'] })).toMatchObject({
      words: 'Choose two different breeds for a cross',
    })
  })
})
