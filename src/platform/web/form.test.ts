import { expect, test } from 'vitest'
import { withoutBlanks } from './form.ts'

test('what was not filled in is not sent, and a stated nothing is', () => {
  expect(
    withoutBlanks({ name: 'Anna', second: '', address: { line2: '', town: 'Bristol' }, contact: null, marketing: false, ages: [0] }),
  ).toEqual({
    name: 'Anna',
    address: { town: 'Bristol' },
    contact: null,
    marketing: false,
    ages: [0],
  })
})
