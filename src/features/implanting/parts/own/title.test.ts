import { expect, test } from 'vitest'
import { titleOf } from './title.ts'

test('a chip still in the post is not called stock', () => {
  expect(titleOf('onItsWay')).toBe('This chip is on its way to you')
  expect(titleOf('ready')).toBe('This chip is in your stock, and you haven’t used it')
})
