import { expect, test } from 'vitest'
import { afterReading, isWhole } from './readover.ts'

const [FIRST, SECOND] = ['977200009412683', '981020003456789']

/** What a field holds after these keys, played in at `place`. */
function played(start: string, keys: string, place = start.length): string {
  let [text, caret, held] = [start, place, '']
  for (const key of keys) {
    if (isWhole(text)) held = text
    const next = text.slice(0, caret) + key + text.slice(caret)
    text = held === '' ? next : afterReading(held, next, caret + 1)
    caret = text === next ? caret + 1 : text.length
  }
  return text
}

test('a number that a reader plays into a field takes the place of the whole one there, wherever the caret stands', () => {
  for (const place of [0, 3, 14, 15]) expect(played(FIRST, SECOND, place)).toBe(SECOND)
})
test('so does a third, and the same number again', () => {
  expect(played(played(FIRST, SECOND), FIRST)).toBe(FIRST)
  expect(played(FIRST, FIRST)).toBe(FIRST)
})
test('so does a number that’s pasted behind the first', () => expect(afterReading(FIRST, FIRST + SECOND, 30)).toBe(SECOND))
test('in an empty field nothing is replaced', () => expect(played('', SECOND)).toBe(SECOND))
test('half a number is gone on with', () => expect(played('9772', SECOND)).toBe(`9772${SECOND}`))
test('digits that are too few for a number, and other words, stay as they were typed', () => {
  expect(played(FIRST, '123')).toBe(`${FIRST}123`)
  expect(afterReading(FIRST, `${FIRST} (from the label)`, 32)).toBe(`${FIRST} (from the label)`)
  expect(afterReading(FIRST, SECOND, 15)).toBe(SECOND)
})
