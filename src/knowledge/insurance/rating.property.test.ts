import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breedsOf } from '../animals/breeds/list.ts'
import { COVERS, EXCESSES, INSURABLE, VET_FEE_LIMITS } from './covers.ts'
import { problemsIn, RATES, Rates } from './rates.ts'
import { looksCloser, type Price, priceOf, type Rated, refusal } from './rating.ts'

const AREAS = ['SY8 1AA', 'SW1A 2AA', 'BT1 5GS', 'AB10 1AB', 'JE2 3AB', 'HS1 2AB']

const animals: fc.Arbitrary<Rated> = fc
  .record({
    species: fc.constantFrom(...INSURABLE),
    at: fc.nat(5000),
    kind: fc.constantFrom('breed', 'description'),
    bornOn: days('2012-01-01', '2026-10-01'),
    sex: fc.constantFrom('female', 'male'),
    neutered: fc.boolean(),
    chipped: fc.boolean(),
    valuePence: fc.integer({ min: 0, max: 1_500_000 }),
    postcode: fc.constantFrom(...AREAS),
    limitPence: fc.constantFrom(...VET_FEE_LIMITS),
    excessPence: fc.constantFrom(...EXCESSES),
    startsOn: days('2026-12-01', '2026-12-30'),
  })
  .map(({ at, kind, ...animal }) => {
    const breeds = breedsOf(animal.species)
    const breedId = breeds[at % breeds.length]?.id ?? 'unknown'
    return { ...animal, breed: kind === 'breed' ? { kind: 'breed', breedId } : { kind: 'description', text: 'A small one' } }
  })

function days(min: string, max: string) {
  return fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10))
}

const forAnimals = (check: (animal: Rated, each: (price: (one: Price) => number) => number[]) => void) =>
  fc.assert(
    fc.property(animals, (animal) => check(animal, (of) => COVERS.map((cover) => of(priceOf(animal, cover))))),
    { numRuns: 400 },
  )

const never = (dearer: number[], cheaper: number[]) => expect(dearer.every((pence, at) => pence >= (cheaper[at] ?? 0))).toBe(true)
const pricesOf = (animal: Rated) => COVERS.map((cover) => priceOf(animal, cover).annualPence)

test('an older animal is never cheaper to insure', () => {
  fc.assert(
    fc.property(animals, fc.integer({ min: 1, max: 12 }), (animal, years) => {
      const bornOn = `${Number(animal.bornOn.slice(0, 4)) - years}${animal.bornOn.slice(4)}`
      never(pricesOf({ ...animal, bornOn }), pricesOf(animal))
    }),
  )
})

test('a higher excess is never dearer, and a higher limit never cheaper', () => {
  forAnimals((animal) => {
    for (const [at, excessPence] of EXCESSES.slice(1).entries())
      never(pricesOf({ ...animal, excessPence: EXCESSES[at] ?? excessPence }), pricesOf({ ...animal, excessPence }))
    for (const [at, limitPence] of VET_FEE_LIMITS.slice(1).entries())
      never(pricesOf({ ...animal, limitPence }), pricesOf({ ...animal, limitPence: VET_FEE_LIMITS[at] ?? limitPence }))
  })
})

test('more cover is never cheaper', () => {
  forAnimals((animal) => {
    const prices = pricesOf(animal)
    expect(prices.toSorted((one, other) => one - other)).toEqual(prices)
  })
})

test('a dearer animal is never cheaper to insure, and neither a microchip nor neutering makes it dearer', () => {
  forAnimals((animal) => {
    never(pricesOf({ ...animal, valuePence: animal.valuePence + 20_000 }), pricesOf(animal))
    never(pricesOf({ ...animal, chipped: false }), pricesOf({ ...animal, chipped: true }))
    never(pricesOf({ ...animal, neutered: false }), pricesOf({ ...animal, neutered: true }))
  })
})

test('twelve months cost what a year costs, and less than 12p more for the rounding', () => {
  forAnimals((_animal, each) => {
    for (const rounding of each(({ monthlyPence, annualPence }) => monthlyPence * 12 - annualPence)) {
      expect(rounding).toBeGreaterThanOrEqual(0)
      expect(rounding).toBeLessThan(12)
    }
  })
})

test('every price is whole pence, and its factors and its tax add up to it', () => {
  forAnimals((animal) => {
    for (const cover of COVERS) {
      const { factors, taxPence, annualPence, monthlyPence } = priceOf(animal, cover)
      for (const pence of [taxPence, annualPence, monthlyPence, ...factors.map((one) => one.pence)])
        expect(Number.isSafeInteger(pence) && pence > 0).toBe(true)
      for (const [at, { thousandths, pence }] of factors.slice(1).entries())
        expect(pence).toBe(Math.round(((factors[at]?.pence ?? 0) * thousandths) / 1000))
      expect((factors.at(-1)?.pence ?? 0) + taxPence).toBe(annualPence)
    }
  })
})

test('the table keeps its promises, and one that doesn’t is found out', () => {
  expect(problemsIn(RATES)).toEqual([])
  const wrong = { ...RATES, covers: { ...RATES.covers, lifetime: 500 }, ages: { ...RATES.ages, cat: [1000, 900] } }
  expect(problemsIn(wrong)).toEqual(['An older cat would be cheaper', 'More cover would be cheaper'])
  expect(Rates.safeParse({ ...RATES, iptPercent: 12.5 }).success).toBe(false)
})

const beagle: Rated = {
  species: 'dog',
  breed: { kind: 'breed', breedId: 'beagle' },
  bornOn: '2023-03-27',
  sex: 'female',
  neutered: true,
  chipped: true,
  valuePence: 80_000,
  postcode: 'SY8 1AA',
  limitPence: 400_000,
  excessPence: 9_900,
  startsOn: '2026-12-01',
}

test('the price of one dog, worked out by hand', () => {
  const { factors, ...price } = priceOf(beagle, 'lifetime')
  expect(factors.map(({ about, is, thousandths, pence }) => `${about} ${is} ${thousandths} ${pence}`)).toEqual([
    'base dog 1000 19200',
    'breed Hound 1000 19200',
    'age 3 1100 21120',
    'area SY 900 19008',
    'sex female 1000 19008',
    'neutered yes 960 18248',
    'chipped yes 950 17336',
    'value 80000 1040 18029',
    'cover lifetime 1250 22536',
    'limit 400000 1000 22536',
    'excess 9900 1000 22536',
  ])
  expect(price).toEqual({ taxPence: 2704, annualPence: 25_240, monthlyPence: 2104 })
})

test('a banned breed, an animal that’s too old and a place outside the United Kingdom aren’t taken', () => {
  expect(refusal(beagle)).toBeNull()
  expect(refusal({ ...beagle, breed: { kind: 'cross', breedIds: ['beagle', 'xl-bully'] } })).toBe('breed')
  expect(refusal({ ...beagle, bornOn: '2014-12-01' })).toBe('age')
  expect(refusal({ ...beagle, bornOn: '2014-12-02' })).toBeNull()
  expect(refusal({ ...beagle, postcode: 'JE2 3AB' })).toBe('place')
})

test('the insurer looks closer at what an animal has had, at its age and at its value', () => {
  expect(looksCloser({ ...beagle, preExisting: false })).toEqual([])
  expect(looksCloser({ ...beagle, preExisting: true, bornOn: '2018-12-01', valuePence: 300_001 })).toEqual(['preExisting', 'age', 'value'])
})
