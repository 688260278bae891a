import { expect, test } from 'vitest'
import type { ExtensionPoint, Feature } from '#platform/extension.ts'
import { extensions } from './web.ts'

type Points = Record<string, ExtensionPoint<unknown>>
const points = Object.values(import.meta.glob<Points>('./features/*/kit/points.ts', { eager: true })).flatMap((file) =>
  Object.entries(file),
)
const features = Object.values(import.meta.glob<Feature>('./features/*/web.ts', { eager: true, import: 'default' }))

test('every point of a page shows something', () => {
  expect(points.filter(([, point]) => extensions(point).length === 0).map(([name]) => name)).toEqual([])
})

test('whatever a feature contributes to pages is shown by one of their points', () => {
  const contributed = features.flatMap(({ provides }) => provides)
  expect(points.flatMap(([, point]) => extensions(point))).toHaveLength(contributed.length)
})
