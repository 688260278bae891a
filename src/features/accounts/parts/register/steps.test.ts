import { describe, expect, test } from 'vitest'
import { stepsFor, titlesOf } from './steps.ts'

const home = { line1: '3 Mill Lane', line2: '', town: 'Hereford', county: '', postcode: 'HR1 2BX', nation: 'England' }
const names = (asked: ReturnType<typeof stepsFor>) => asked.map(({ name }) => name)

describe('the questions', () => {
  test('for a keeper leave out the work', () => expect(names(stepsFor(null, null))).toEqual(['you', 'address', 'password']))
  test('for a professional end with the evidence', () => {
    expect(titlesOf('Breeder')).toEqual(['You', 'Address', 'Your work', 'Password', 'Evidence'])
  })
  test('for somebody with an account are only those that it does not answer', () => {
    expect(names(stepsFor('Welfare', { mobile: '+447700900101', address: home }))).toEqual(['work', 'confirm'])
    expect(names(stepsFor('Welfare', { mobile: null, address: null }))).toEqual(['you', 'address', 'work', 'confirm'])
  })
  test('end for a newcomer with the proof of being a person', async () => {
    const problem = { captcha: 'Tick the box' }
    expect(
      await stepsFor(null, null, async () => problem)
        .at(-1)
        ?.ready?.(),
    ).toEqual(problem)
  })
})
