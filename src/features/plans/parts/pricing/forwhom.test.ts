import { expect, test } from 'vitest'
import { forWhom, grouped, mayBuy } from './forwhom.ts'
import type { PlanCard } from './plancard.ts'

const plan = (facts: Partial<PlanCard>): PlanCard => ({
  code: 'single',
  name: 'One pet',
  summary: '',
  price: { pence: 1200, currency: 'GBP' },
  vat: { pence: 200, currency: 'GBP' },
  audience: ['Customer'],
  registrations: 1,
  each: null,
  features: [],
  ...facts,
})
const household = plan({ code: 'household', registrations: null })
const litters = plan({ code: 'breeder10', audience: ['Breeder'], registrations: 10 })

test('what every keeper may buy stands before what is made for a profession', () => {
  const { keepers, professionals } = grouped([litters, plan({}), household])
  expect(keepers.map(({ code }) => code)).toEqual(['single', 'household'])
  expect(professionals.map(({ code }) => code)).toEqual(['breeder10'])
})

test('a plan for a profession says for whom it is, and a keeper’s plan is for everybody', () => {
  expect(forWhom(litters)).toBe('For breeders')
  expect(forWhom(plan({}))).toBeNull()
})

test('somebody who is no breeder is told that the plan is for breeders', () => {
  expect(mayBuy(litters, ['Customer'], false)).toEqual({
    words: 'For breeders.',
    link: { label: 'Become a breeder', to: '/register/breeder' },
  })
  expect(mayBuy(litters, ['Customer', 'Breeder'], false)).toBe(true)
})

test('a household that has its plan is sold neither the plan again nor a registration that it does not need', () => {
  expect(mayBuy(household, ['Customer'], true)).toEqual({ words: 'You have this plan.' })
  expect(mayBuy(household, ['Customer'], false)).toBe(true)
  expect(mayBuy(plan({}), ['Customer'], true)).toMatchObject({ words: 'Your household plan pays for every pet you keep.' })
  expect(mayBuy(plan({}), ['Customer'], false)).toBe(true)
  expect(mayBuy(litters, ['Customer', 'Breeder'], true)).toBe(true)
})
