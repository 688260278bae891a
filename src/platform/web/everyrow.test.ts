import { expect, test } from 'vitest'
import { everyRow } from './everyrow.ts'

const pages = (...all: string[][]) => {
  const asked: number[] = []
  const pageAt = async (page: number) => {
    asked.push(page)
    return { items: (all[page - 1] ?? []).map((id) => ({ id })), total: all.flat().length, pageSize: 2 }
  }
  return { asked, pageAt }
}

test('every page of a list is asked for, and none after the last', async () => {
  const { asked, pageAt } = pages(['a', 'b'], ['c', 'd'])
  expect((await everyRow(pageAt)).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(asked).toEqual([1, 2])
})

test('a row that moved to a later page while they were read counts once', async () => {
  const { pageAt } = pages(['a', 'b'], ['b', 'c'])
  expect((await everyRow(pageAt)).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('an empty list ends at once', async () => {
  expect(await everyRow(pages().pageAt)).toEqual([])
})
