import { expect, test } from 'vitest'
import { siteIn, withSite } from './sites.ts'

test('the last site is remembered for each kind of animal by itself', () => {
  const kept = withSite(withSite(withSite(null, 'dog', 'Left neck'), 'dog', ' Scruff '), 'tortoise', 'Left hind leg')
  expect([siteIn(kept, 'dog'), siteIn(kept, 'tortoise'), siteIn(kept, 'cat')]).toEqual(['Scruff', 'Left hind leg', ''])
})

test('while the kind isn’t said, the last site of all is taken', () => {
  const kept = withSite(withSite(null, 'dog', 'Scruff'), 'tortoise', 'Left hind leg')
  expect([siteIn(kept, ''), siteIn(kept, 'dog')]).toEqual(['Left hind leg', 'Scruff'])
})

test('a site that isn’t said replaces none, and what the device can’t read is no site', () => {
  expect(siteIn(withSite('{"dog":"Scruff"}', 'dog', ' '), 'dog')).toBe('Scruff')
  expect(siteIn('{"dog":7}', 'dog')).toBe('')
  expect(siteIn('not json', 'dog')).toBe('')
  expect(siteIn(withSite('not json', 'dog', 'Scruff'), 'dog')).toBe('Scruff')
})
