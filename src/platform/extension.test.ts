import { expect, test } from 'vitest'
import { extensionPoint, extensionsOf, feature } from './extension.ts'

interface Greeting {
  words: string
}
const greets = extensionPoint<Greeting>('greets')
const counts = extensionPoint<number>('counts')

const lower = feature({ name: 'lower', provides: [greets({ words: 'Hello' }), counts(1)] })
const higher = feature({ name: 'higher', provides: [greets({ words: 'Good evening' })] })
const empty = feature({ name: 'empty', provides: [] })

test('a point has what every feature contributes to it, from the lowest floor up', () => {
  const extensions = extensionsOf([lower, empty, higher])
  expect(extensions(greets)).toEqual([{ words: 'Hello' }, { words: 'Good evening' }])
  expect(extensions(counts)).toEqual([1])
})

test('a point to which nobody contributes is empty, and two points of one name are two', () => {
  expect(extensionsOf([empty])(greets)).toEqual([])
  expect(extensionsOf([lower])(extensionPoint<Greeting>('greets'))).toEqual([])
})
