import { expect, test } from 'vitest'
import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { problemsIn, strictProblemsIn, withoutBlanks } from './form.ts'
import { lazyContract } from './lazycontract.ts'

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

test('a form whose shapes don’t come is sent all the same, and the server checks it', async () => {
  expect(await problemsIn(withoutShapes(), {})).toEqual({})
})

test('answers that may wait on the device are not taken unchecked, and the person is told', async () => {
  expect(await strictProblemsIn(withoutShapes(), {})).toEqual({
    '': 'We couldn’t check your answers. Check your connection and reload this page.',
  })
})

function withoutShapes() {
  const ask = call('ask', {
    method: 'POST',
    summary: 'Asks.',
    who: 'anyone',
    input: z.object({}),
    output: z.null(),
    says: 'Asked',
    refuses: {},
  })
  return lazyContract(ask, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
}
