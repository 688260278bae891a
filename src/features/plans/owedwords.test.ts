import { expect, test } from 'vitest'
import { owedWords } from './owedwords.ts'

const pounds = (pence: number) => ({ pence, currency: 'GBP' as const })
const line = (name: string, registrations: number | null, quantity: number, pence: number) => ({
  plan: name,
  name,
  registrations,
  quantity,
  amount: pounds(pence),
})
const TEN = 'Ten registrations for breeders'
const way = (lines: ReturnType<typeof line>[], pence: number, saves: number, leftOver = 0) => ({
  lines,
  amount: pounds(pence),
  leftOver,
  saves: pounds(saves),
})

test('who owes for many reads what is bought, for how many animals, and what that saves', () => {
  const pay = way([line(TEN, 10, 1, 9500), line('One pet, for life', 1, 4, 6000)], 15_500, 5500)
  expect(owedWords({ paid: 0, owing: 14, pay })).toBe(
    '14 registrations still need paying for: £210. You can pay for them now, or leave each one to the animal’s next keeper. The cheapest way to pay for all 14 is ten registrations for breeders (£95) and 4 single registrations (£60), £155 together. You save £55.',
  )
})

test('and how many credits are left over', () => {
  const words = owedWords({ paid: 1, owing: 18, pay: way([line(TEN, 10, 2, 19_000)], 19_000, 8000, 2) })
  expect(words).toMatch(/^We used one of your credits\. 18 registrations still need paying for: £270\./)
  expect(words).toMatch(
    /The cheapest way to pay for all 18 is 2 lots of ten registrations for breeders for £190\. You save £80\. You’ll have 2 credits left over for later\.$/,
  )
})

test('where each animal gets a registration of its own nothing more is said', () => {
  expect(owedWords({ paid: 0, owing: 3, pay: way([line('One pet, for life', 1, 3, 4500)], 4500, 0) })).toMatch(/next keeper\.$/)
  expect(owedWords({ paid: 2, owing: 0, pay: null })).toBe('We used 2 of your credits.')
})

test('a household reads what its plan costs, or that it has paid for it already', () => {
  const household = (pence: number) => way([line('Every pet in the household, for life', null, 1, pence)], pence, 3000 - pence)
  expect(owedWords({ paid: 0, owing: 2, pay: household(2900) })).toMatch(/£30\. .* The household plan costs £29 for every pet you keep/)
  expect(owedWords({ paid: 0, owing: 2, pay: household(0) })).toContain('You’ve just paid enough for the household plan.')
})
