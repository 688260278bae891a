import { expect, test } from 'vitest'
import { withoutContacts } from './contacts.ts'

test.each([
  ['Ring me on 07700 900123 tonight', 'Ring me on [phone number] tonight'],
  ['Ring +44 (0)7700-900-123.', 'Ring [phone number]'],
  ['flo.b@example.org, or 01295 555 123', '[e-mail address], or [phone number]'],
  ['Write to flo@example.co.uk', 'Write to [e-mail address]'],
])('%s keeps no way to reach whoever wrote it', (typed, shown) => expect(withoutContacts(typed)).toBe(shown))

test.each(['Seen at 14:30 on 12/05/2026 near number 7', 'OX16 9AA, by the A361', 'About 20, 30 metres off'])('%s stays as it is', (typed) =>
  expect(withoutContacts(typed)).toBe(typed),
)
