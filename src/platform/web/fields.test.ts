import { expect, test } from 'vitest'
import { atOtherFields } from './fields.ts'

test('what is wrong with a group stands at the field where it can be mended, and everything else where it was', () => {
  const sentences = {
    buyer: 'Enter an e-mail address or a mobile number',
    petIds: 'Choose at least one animal',
    '': 'Try again in an hour',
  }
  expect(atOtherFields({ buyer: 'buyer.email' })(sentences)).toEqual({
    'buyer.email': 'Enter an e-mail address or a mobile number',
    petIds: 'Choose at least one animal',
    '': 'Try again in an hour',
  })
})
