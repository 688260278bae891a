import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROFESSION, wordsFor } from './profession.ts'

/** Words for somebody whose own pet it is. */
const OF_A_PET = /\b(your|my) pets?\b|your loss|in memory/i

test.each(['Welfare', 'Breeder', 'Implanter'])('%s reads the words of a profession, unless they keep a pet here as well', (type) => {
  expect(wordsFor({ profileTypes: [type] })).toBe(PROFESSION)
  expect(wordsFor({ profileTypes: [type, 'Customer'] })).not.toBe(PROFESSION)
})

test('anybody else reads a keeper’s words', () => {
  expect(wordsFor(null).recordTitle).toBe('Your pet')
  expect(wordsFor({ profileTypes: ['Customer'] }).death('Pip').text).toContain('sorry for your loss')
})

test('no sentence for a profession speaks of their pet or their loss', () => {
  const { death, ...sentences } = PROFESSION
  for (const sentence of [...Object.values(sentences), ...Object.values(death('Pip'))]) expect(sentence).not.toMatch(OF_A_PET)
})

test('no page that only a rescue, a breeder or an implanter sees does either', () => {
  const files = globSync('src/features/{welfare,breeding,implanting,stock}/{pages,parts}/**/*.{ts,tsx}').filter(isTheirs)
  expect(files.length).toBeGreaterThan(100)
  const wrong = files.filter((file) => OF_A_PET.test(readFileSync(file, 'utf8').replace(/label: 'In memory'/, '')))
  expect(wrong).toEqual([])
})

/** What a keeper is shown of an implanter’s work is for the keeper. */
const isTheirs = (file: string) => !file.includes('.test.') && !file.includes('implanting/parts/keeper/')
