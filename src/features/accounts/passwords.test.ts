import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './passwords.ts'

describe('a password', () => {
  test.each([
    'password123',
    'Passw0rd!!!',
    'qwertyuiop',
    '12345678901234',
    'liverpool2026',
    'HomewardHomeward',
    'iloveyou.1234',
    'zzzzzzzzzzzz',
    'abababababab',
    'aaaaBBBBcccc',
  ])('%s is one of the first that a thief tries', (typed) => expect(isCommonPassword(typed)).toBe(true))

  test.each(['paddock lantern biscuit', 'my password is long', 'Liverpool Tuesday'])('%s is not', (typed) =>
    expect(isCommonPassword(typed)).toBe(false),
  )

  test('of a quarter of a million characters is judged in no time', () => {
    const began = performance.now()
    isCommonPassword(`${'1'.repeat(250_000)}x`)
    isCommonPassword(`${'password'.repeat(30_000)}#`)
    expect(performance.now() - began).toBeLessThan(200)
  })
})
