import { describe, expect, test } from 'vitest'
import { BLANK, firstToMend, problemsOn, stepAt, stepsFor, titlesOf } from './steps.ts'

const steps = stepsFor(null, null)
const [you, address, password] = steps
const nia = { ...BLANK, name: 'Nia Powell', email: 'nia@example.org' }
const home = { line1: '3 Mill Lane', line2: '', town: 'Hereford', county: '', postcode: 'HR1 2BX', nation: 'England' }
const names = (asked: ReturnType<typeof stepsFor>) => asked.map(({ name }) => name)

describe('the questions', () => {
  test('for a keeper leave out the work', () => expect(names(steps)).toEqual(['you', 'address', 'password']))
  test('for a professional end with the evidence', () => {
    expect(titlesOf(stepsFor('Breeder', null), 'Breeder')).toEqual(['You', 'Address', 'Your work', 'Password', 'Evidence'])
  })
  test('for somebody with an account are only those that it does not answer', () => {
    expect(names(stepsFor('Welfare', { mobile: '+447700900101', address: home }))).toEqual(['work', 'confirm'])
    expect(names(stepsFor('Welfare', { mobile: null, address: null }))).toEqual(['you', 'address', 'work', 'confirm'])
  })
})

describe('the step that is shown', () => {
  test('is the one in the address', () => expect(stepAt('address', nia, steps)).toBe(address))
  test('is the first while nothing is typed, whatever the address says', () => expect(stepAt('password', BLANK, steps)).toBe(you))
  test.each([null, 'nowhere', 'work'])('is the first for the address %s', (name) => expect(stepAt(name, nia, steps)).toBe(you))
})

describe('problems', () => {
  const problems = { 'address.line1': 'Enter the street', captcha: 'Tick the box', '': 'Something else' }

  test('are shown on the step that asks for the answer', () => {
    expect(address && problemsOn(address, problems, steps)).toEqual({ 'address.line1': 'Enter the street', '': 'Something else' })
  })
  test('of no field are shown on every step', () => expect(problemsOn(you, problems, steps)).toEqual({ '': 'Something else' }))
  test('are mended from the first step on', () => expect(firstToMend(problems, steps)).toBe(address))
  test('of no field lead nowhere', () => expect(firstToMend({ '': 'Something else' }, steps)).toBeUndefined())
  test('of the last step are mended there', () => expect(firstToMend({ captcha: 'Tick the box' }, steps)).toBe(password))
})
