import { expect, test } from 'vitest'
import { letter } from './letter.ts'
import { textMessage } from './text.ts'
import { unlinked } from './unlinked.ts'

test.each([
  ['See https://evil.example/a?b=c now', 'See https: //evil. example/a?b=c now'],
  ['www.evil.co.uk', 'www. evil. co. uk'],
  ['write to me@evil.example', 'write to me@evil. example'],
  ['http://192.0.2.7/x', 'http: //192. 0. 2. 7/x'],
  ['bücher.example', 'bücher. example'],
  ['She is safe. Ring me at 3.30, e.g. tonight.', 'She is safe. Ring me at 3.30, e.g. tonight.'],
])('%j is written as %j, which no program makes a link of', (typed, shown) => {
  expect(unlinked(typed)).toBe(shown)
})

test('in an e-mail and in a text only our own link is a link, whatever was typed as a name or as words', () => {
  const typed = 'Rex www.evil.example'
  const mail = letter({
    id: 'm',
    to: 'anna@example.org',
    subject: `About ${typed}`,
    name: typed,
    word: typed,
    paragraphs: [`“${typed} http://evil.example”`],
    button: { words: `See ${typed}`, link: 'https://homeward.example/x' },
  })
  const sms = textMessage({ to: '+447700900123', words: typed, link: 'https://homeward.example/y' })
  const all = JSON.stringify([mail, sms])
  expect(all).not.toMatch(/evil\.example|www\.evil/)
  expect(all.match(/https?:\/\/[^\s"<\\]+/g)?.every((link) => link.startsWith('https://homeward.example/'))).toBe(true)
})
