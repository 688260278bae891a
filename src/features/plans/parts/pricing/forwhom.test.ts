import { expect, test } from 'vitest'
import { forWhom, grouped, joiningFor } from './forwhom.ts'
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

test('who may not buy a plan for a profession is shown the way to take it up', () => {
  expect(joiningFor(litters)).toEqual({ label: 'Become a breeder', to: '/register/breeder' })
  expect(joiningFor(plan({ audience: ['Welfare'] }))?.label).toBe('Register your organisation')
  expect(joiningFor(household)).toBeNull()
})
