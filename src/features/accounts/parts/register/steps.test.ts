import { describe, expect, test } from 'vitest'
import { BLANK, firstToMend, problemsOn, STEPS, stepAt } from './steps.ts'

const [you, address, password] = STEPS
const nia = { ...BLANK, name: 'Nia Powell', email: 'nia@example.org' }

describe('the step that is shown', () => {
  test('is the one in the address', () => expect(stepAt('address', nia)).toBe(address))
  test('is the first while nothing is typed, whatever the address says', () => expect(stepAt('password', BLANK)).toBe(you))
  test.each([null, 'nowhere'])('is the first for the address %s', (name) => expect(stepAt(name, nia)).toBe(you))
})

describe('problems', () => {
  const problems = { 'address.line1': 'Enter the street', captcha: 'Tick the box', '': 'Something else' }

  test('are shown on the step that asks for the answer', () => {
    expect(problemsOn(address, problems)).toEqual({ 'address.line1': 'Enter the street', '': 'Something else' })
  })
  test('of no field are shown on every step', () => expect(problemsOn(you, problems)).toEqual({ '': 'Something else' }))
  test('are mended from the first step on', () => expect(firstToMend(problems)).toBe(address))
  test('of no field lead nowhere', () => expect(firstToMend({ '': 'Something else' })).toBeUndefined())
  test('of the last step are mended there', () => expect(firstToMend({ captcha: 'Tick the box' })).toBe(password))
})
