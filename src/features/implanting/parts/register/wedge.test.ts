import { expect, test } from 'vitest'
import { hear, SILENCE } from './wedge.ts'

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
test('a hand on the keyboard is not taken for a reader', () => expect(play([...number, 'Enter'], 150)).toEqual([]))
test('a short burst is no number', () => expect(play([...'12345', 'Enter'], 5)).toEqual([]))
