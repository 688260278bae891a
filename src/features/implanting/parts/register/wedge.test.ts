import { expect, test } from 'vitest'
import { hear, SILENCE, unended } from './wedge.ts'

function play(keys: readonly string[], everyMs: number) {
  let heard = SILENCE
  const lines: string[] = []
  for (const [index, key] of keys.entries()) {
    const next = hear(heard, key, 1000 + index * everyMs)
    heard = next.heard
    if (next.line !== null) lines.push(next.line)
  }
  return lines
}

const number = [...'981020003456789']

test('a reader that plays a keyboard is heard', () => expect(play([...number, 'Enter'], 5)).toEqual(['981020003456789']))
test('a reader that shifts for capitals is heard', () => {
  expect(play(['Shift', 'A', ...'VID', '*', ...'0123456789', 'Tab'], 5)).toEqual(['AVID*0123456789'])
})
test('two readings are two lines', () => {
  expect(play([...number, 'Enter', ...number, 'Enter'], 5)).toEqual(['981020003456789', '981020003456789'])
})
test.each([100, 300, 500])('a reader that hesitates for %i milliseconds is heard', (pause) => {
  expect(play([...number, 'Enter'], pause)).toEqual(['981020003456789'])
})
test('after a longer pause it begins anew', () => expect(play([...number, 'Enter'], 501)).toEqual([]))
test('a reader that ends with no key is heard once its number is whole', () => {
  expect(unended({ keys: '981020003456789', at: 0 })).toBe('981020003456789')
  for (const keys of ['98102000345678', '9810200034567890', '000000000000000', 'AVID*0123456789', ''])
    expect(unended({ keys, at: 0 })).toBeNull()
})
test('a short burst is no number', () => expect(play([...'12345', 'Enter'], 5)).toEqual([]))
