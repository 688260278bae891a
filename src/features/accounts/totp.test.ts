import { generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { newTotpSecret, stepOfCode, totpLink } from './totp.ts'

const now = new Date('2026-03-27T09:30:10Z')
const secret = newTotpSecret()
const codeAt = (seconds: number) => generateSync({ secret, epoch: now.getTime() / 1000 + seconds })
const step = Math.floor(now.getTime() / 30_000)

test.each([-30, 0, 30])('a code of %d seconds from now is good, because clocks differ', (seconds) => {
  expect(stepOfCode(secret, codeAt(seconds), now)).toBe(step + seconds / 30)
})

test.each([-90, -60, 60, 90])('a code of %d seconds from now is not', (seconds) => {
  expect(stepOfCode(secret, codeAt(seconds), now)).toBeNull()
})

test.each(['', '12345', '1234567', 'abcdef', '7K2M9-P4TQX'])('%j is no code of an app', (typed) => {
  expect(stepOfCode(secret, typed, now)).toBeNull()
})

test('the code is that of RFC 6238, appendix B', () => {
  const ofRfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(stepOfCode(ofRfc, '287082', new Date(59_000))).toBe(1)
  expect(stepOfCode(ofRfc, '081804', new Date(1_111_111_109_000))).toBe(37_037_036)
})

test('an app is told the name of this register and the account', () => {
  expect(totpLink('wilma@homeward.example', secret)).toBe(
    `otpauth://totp/Homeward:wilma%40homeward.example?secret=${secret}&issuer=Homeward`,
  )
})
