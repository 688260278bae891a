import { expect, test } from 'vitest'
import { keysOf } from '#platform/keysof.ts'
import { LANGUAGES } from '#platform/text/languages.ts'
import { TAG_PHRASES } from './phrases.ts'

const marksIn = (phrase: string) => phrase.match(/{\w+}/g) ?? []

test('each of ten languages has every phrase in its own words, and names the pet and the button where English does', () => {
  const languages = keysOf(LANGUAGES).filter((language) => language !== 'en')
  expect(languages).toHaveLength(9)
  for (const language of languages)
    for (const name of keysOf(TAG_PHRASES.en)) {
      const [phrase, english] = [TAG_PHRASES[language][name], TAG_PHRASES.en[name]]
      expect(phrase.trim(), `${language} ${name}`).not.toBe('')
      expect(phrase, `${language} ${name}`).not.toBe(english)
      expect(marksIn(phrase), `${language} ${name}`).toEqual(marksIn(english))
    }
})
