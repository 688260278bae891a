import { expect, test } from 'vitest'
import { mergeMeanwhile, type Part } from './meanwhile.ts'

type Pet = { name: string; colour: string; photoId: string; photoUrl: string; version: string }

const parts: Part<Pet>[] = [
  { label: 'Name', names: ['name'], said: ({ name }) => name },
  { label: 'Colour', names: ['colour'], said: ({ colour }) => colour },
  { label: 'Photo', names: ['photoId', 'photoUrl'], said: ({ photoId }) => photoId },
]
const base: Pet = { name: 'Fern', colour: 'Black', photoId: '1', photoUrl: '/1', version: 'a' }
const merge = (mine: Partial<Pet>, theirs: Partial<Pet>) =>
  mergeMeanwhile(parts, { base, mine: { ...base, ...mine }, theirs: { ...base, version: 'b', ...theirs } })

test('what each side changed elsewhere is kept of both, on top of the latest version', () => {
  expect(merge({ name: 'Ferny' }, { colour: 'Brown' })).toEqual({
    merged: { ...base, name: 'Ferny', colour: 'Brown', version: 'b' },
    open: [],
  })
})

test('what both changed is open, and stays as it was typed until somebody chooses', () => {
  const { merged, open } = merge({ colour: 'Grey' }, { colour: 'Brown' })
  expect(merged.colour).toBe('Grey')
  expect(open.map(({ label }) => label)).toEqual(['Colour'])
})

test('what both changed in the same way is no question', () => {
  expect(merge({ colour: 'Brown' }, { colour: 'Brown' }).open).toEqual([])
})

test('what belongs together goes together', () => {
  const { merged, open } = merge({ name: 'Ferny' }, { photoId: '2', photoUrl: '/2' })
  expect([merged.photoId, merged.photoUrl, open]).toEqual(['2', '/2', []])
  expect(merge({ photoId: '3', photoUrl: '/3' }, { photoId: '2', photoUrl: '/2' }).open).toHaveLength(1)
})
