import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { vault } from './vault.ts'

const secret = randomBytes(32)
const ours = vault(secret)

test('what is sealed opens again, in another process of the same register too', () => {
  expect(vault(secret).open('letter', ours.seal('letter', 'Zum Öffnen 🐕'))).toBe('Zum Öffnen 🐕')
})

test('what is sealed shows nothing, and is never the same twice', () => {
  const [one, two] = [ours.seal('letter', 'secret'), ours.seal('letter', 'secret')]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('secret')
})

test('it opens under no other key, for no other purpose, and not when a bit was changed', () => {
  const sealed = ours.seal('letter', 'secret')
  const bytes = Buffer.from(sealed, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(() => vault(randomBytes(32)).open('letter', sealed)).toThrow()
  expect(() => ours.open('answer', sealed)).toThrow()
  expect(() => ours.open('letter', bytes.toString('base64url'))).toThrow()
  expect(() => ours.open('letter', 'nonsense')).toThrow()
})
