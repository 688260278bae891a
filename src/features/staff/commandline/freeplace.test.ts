import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { saveIn } from './freeplace.ts'

const folder = () => mkdtempSync(path.join(tmpdir(), 'slips-'))
const slip = Buffer.from('A slip')

test('a slip that is printed again is saved beside the first', () => {
  const place = folder()
  expect(saveIn(place, 'Order 12.pdf', slip)).toBe(path.join(place, 'Order 12.pdf'))
  expect(path.basename(saveIn(place, 'Order 12.pdf', slip))).toBe('Order 12 (2).pdf')
  expect(path.basename(saveIn(place, 'Order 12.pdf', slip))).toBe('Order 12 (3).pdf')
})

test('a folder that isn’t there is made, and whoever prints reads where the slip is', () => {
  const place = path.join(folder(), 'parcels', 'today')
  const saved = saveIn(place, 'Order 12.pdf', slip)
  expect(saved).toBe(path.join(place, 'Order 12.pdf'))
  expect(readFileSync(saved)).toEqual(slip)
})
