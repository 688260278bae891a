import { expect, test } from 'vitest'
import { shownMobile } from './mobile.ts'

test.each([
  ['+447700900101', '07700 900101'],
  ['07700 900 101', '07700 900101'],
  ['+353851234567', '+353851234567'],
])('%s is shown as %s', (kept, shown) => expect(shownMobile(kept)).toBe(shown))
