import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePlace } from './freeplace.ts'

test('a slip that is printed again is saved beside the first', () => {
  const place = path.join(mkdtempSync(path.join(tmpdir(), 'slips-')), 'Order 12.pdf')
  expect(freePlace(place)).toBe(place)
  writeFileSync(place, '')
  expect(path.basename(freePlace(place))).toBe('Order 12 (2).pdf')
  writeFileSync(freePlace(place), '')
  expect(path.basename(freePlace(place))).toBe('Order 12 (3).pdf')
})
