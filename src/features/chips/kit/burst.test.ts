import { expect, test } from 'vitest'
import { NO_BURST, withKey } from './burst.ts'

const [FIRST, SECOND] = ['977200009412683', '981020003456789']

/** What a field holds after keys at its end, so many milliseconds apart. */
function typed(held: string, keys: readonly string[], everyMs: number): string {
  let [text, burst] = [held, NO_BURST]
  for (const [index, key] of keys.entries()) {
    const isWhole = text.length === 15
    const next = withKey(burst, { key, at: 1000 + index * everyMs, isWhole })
    burst = next.burst
    text = next.instead ?? (key.length === 1 ? text + key : text)
  }
  return text
}

test('a number that a reader plays into a field takes the place of the whole one there', () =>
  expect(typed(FIRST, [...SECOND], 5)).toBe(SECOND))
test('so does a third', () => expect(typed(typed(FIRST, [...SECOND], 5), [...FIRST], 5)).toBe(FIRST))
test('in an empty field nothing is replaced', () => expect(typed('', [...SECOND], 5)).toBe(SECOND))
test('half a number is gone on with', () => expect(typed('9772', [...SECOND], 5)).toBe(`9772${SECOND}`))
test('what a hand types is left alone, so that it can be mended', () => expect(typed(FIRST, [...'123'], 200)).toBe(`${FIRST}123`))
test('a reader that ends with Enter begins anew after it', () => {
  expect(typed('', [...FIRST, 'Enter', ...SECOND], 5)).toBe(SECOND)
  expect(typed(FIRST, ['Shift', ...SECOND, 'Enter'], 5)).toBe(SECOND)
})
