import { expect, test } from 'vitest'
import { stepsOf } from './progress.ts'

const marks = (status: Parameters<typeof stepsOf>[0]) => stepsOf(status)?.map(({ is }) => is)

test('an order that is paid is packed next', () => {
  expect(marks('allocated')).toEqual(['done', 'now', 'toCome', 'toCome', 'toCome'])
})

test('an order that has come has nothing before it', () => {
  expect(marks('received')).toEqual(['done', 'done', 'done', 'done', 'done'])
})

test('a delivered order is on its way until its implanter says that it has come', () => {
  expect(marks('delivered')).toEqual(marks('dispatched'))
})

test('an order that ended early has no way to show', () => {
  expect(marks('cancelled')).toBeUndefined()
})
