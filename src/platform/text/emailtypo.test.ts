import { expect, test } from 'vitest'
import { probablyMeant } from './emailtypo.ts'

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['Ada@gmal.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@hotmial.co.uk', 'ada@hotmail.co.uk'],
  ['ada@iclud.com', 'ada@icloud.com'],
])('%s probably means %s', (typed, meant) => expect(probablyMeant(typed)).toBe(meant))

test.each(['ada@gmail.com', 'ada@example.org', 'ada@mail.com', 'ada@hotmail.it', 'ada', 'ada@', '', 'ada@ gmail.com'])(
  '%s is left alone',
  (typed) => expect(probablyMeant(typed)).toBeNull(),
)
