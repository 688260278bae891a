import { expect, test } from 'vitest'
import { dutiesOf } from './duties.ts'
import { overall } from './status.tsx'

const evidence = {
  countedAt: '2026-03-27T09:30:00.000Z',
  animals: 1,
  keepers: 1,
  backups: { state: 'good' as const, lastAt: '2026-03-27T02:00:00.000Z', inThirtyDays: 30, offSite: true },
  organisations: 1,
  disclosures: 0,
  history: { events: 10, checkedAt: '2026-03-27T03:00:00.000Z', differences: 0 },
  registers: { listed: 20, withPhone: 20, asked: 10, answered: 9 },
  redirected: 0,
}
const gaps = (over: Partial<typeof evidence>) =>
  Object.fromEntries(dutiesOf({ ...evidence, ...over }).flatMap(({ reference, gap }) => (gap ? [[reference, gap]] : [])))

test('what the register can’t show is said as a gap: the hours of the telephone, backups on its own disk, registers we can’t reach', () => {
  expect(Object.keys(gaps({}))).toEqual(['7(1)(h)'])
  expect(gaps({ backups: { ...evidence.backups, offSite: false } })['7(1)(b)']).toMatch('on its own disk')
  expect(gaps({ registers: { listed: 20, withPhone: 3, asked: 0, answered: 0 } })).toMatchObject({
    '7(1)(i)': 'For the others we can give the caller only the name.',
    '7(1)(j)': expect.stringMatching('haven’t asked another register'),
  })
})

test('one part that doesn’t work, or needs a look, is said above all the others', () => {
  const part = (state: 'works' | 'watch' | 'down' | 'unknown') => ({ part: 'search' as const, state, words: '' })
  expect(overall([part('works'), part('unknown')]).title).toBe('The register is working')
  expect(overall([part('works'), part('watch')]).kind).toBe('warning')
  expect(overall([part('watch'), part('down')]).title).toBe('Part of the register isn’t working')
})
