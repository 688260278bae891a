import { expect, test } from 'vitest'
import * as z from 'zod'
import { findContract } from '#platform/server/find.ts'

const PAGE_FIELDS = ['items', 'page', 'pageSize', 'total']

const shapeOf = (schema: z.ZodType) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])
const lists = (await findContract()).filter(({ output }) => PAGE_FIELDS.every((field) => shapeOf(output).includes(field)))

test('every list can be paged and sorted, and says what by', () => {
  expect(lists.length).toBeGreaterThan(20)
  const unsorted = lists.filter(({ input }) => ['page', 'pageSize', 'sort'].some((field) => !shapeOf(input).includes(field)))
  expect(unsorted.map(({ name }) => name)).toEqual([])
})
