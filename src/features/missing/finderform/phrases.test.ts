import { describe, expect, test } from 'vitest'
import { directionOf, LANGUAGES, type Language, preferredLanguage } from '#platform/text/languages.ts'
import { PHRASES } from './phrases.ts'

const languages = Object.keys(LANGUAGES).map((code) => preferredLanguage(code))

describe('the language of the form', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['pl-PL,pl;q=0.9,en;q=0.8', 'pl'],
    ['fr-FR,fr;q=0.9', 'en'],
    ['fr,ur;q=0.4,en;q=0.3', 'ur'],
    ['en;q=0.2, cy;q=0.9', 'cy'],
    ['pl;q=0, ro', 'ro'],
    ['*', 'en'],
    ['constructor', 'en'],
  ])('for a browser that asks for %j is %s', (accepted, language) => expect(preferredLanguage(accepted)).toBe(language))

  test('runs from right to left in Urdu and Arabic alone', () => {
    expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ur', 'ar'])
  })
})

test('there are ten languages, and each has every phrase in its own words', () => {
  expect(languages).toHaveLength(10)
  for (const language of languages.filter((code): code is Exclude<Language, 'en'> => code !== 'en'))
    for (const [name, phrase] of Object.entries(PHRASES[language])) {
      expect(phrase.trim(), `${language} ${name}`).not.toBe('')
      expect(Object.values(PHRASES.en), `${language} ${name}`).not.toContain(phrase)
    }
})
