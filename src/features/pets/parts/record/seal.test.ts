import { expect, test } from 'vitest'
import { hashOfLeaf, pathOf, rootOf } from '#platform/law/tree.ts'
import { checkSeal } from './seal.ts'

const leaves = Array.from({ length: 11 }, (_, at) => ({ subject: 'pet', subjectId: `p${at}`, seq: 2, hash: `h${at}` }))
const hashes = leaves.map(hashOfLeaf)
const root = rootOf(hashes).toString('hex')

function historyOf(place: number) {
  const leaf = leaves[place]
  const path = pathOf(hashes, place).map((hash) => hash.toString('hex'))
  const events = [{ seq: 1 }, { ...leaf, move: 'update' }, { seq: 3 }]
  return { events, inclusion: { leaf, place, path, sealed: { day: '2026-03-27', size: 11, root } } }
}

const publish = async (day: string) => (day === '2026-03-27' ? { day, root } : null)

test('every history leads to the root that is published', async () => {
  for (const place of leaves.keys()) expect(await checkSeal(historyOf(place), publish)).toEqual({ day: '2026-03-27', holds: true })
})

test('a history that is not sealed yet is not broken', async () => {
  expect(await checkSeal({ events: [], inclusion: null }, publish)).toEqual({ day: null, holds: true })
})

test('another event, another way, or a root that is not published does not hold', async () => {
  const [history, other] = [historyOf(4), historyOf(5)]
  const wrong = [
    { ...history, events: [{ seq: 1 }, { ...history.events[1], hash: 'rewritten' }] },
    { ...history, events: [{ seq: 1 }] },
    { ...history, inclusion: { ...history.inclusion, path: other.inclusion.path } },
    { ...history, inclusion: { ...history.inclusion, path: [] } },
  ]
  for (const one of wrong) expect((await checkSeal(one, publish)).holds).toBe(false)
  expect((await checkSeal(history, async () => ({ root: 'another' }))).holds).toBe(false)
  expect((await checkSeal(history, async () => null)).holds).toBe(false)
})
