import { expect, test } from 'vitest'
import { judge } from './audit.mjs'

const answer = (...severities: string[]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(severities.map((severity, at) => [`p${at}`, { name: `p${at}`, severity }])),
    metadata: { dependencies: { total: 312 } },
  })

test('a registry that does not answer fails nothing, and is named', () => {
  for (const output of ['', '{"message":"405 Method Not Allowed","error":{}}', '<html>'])
    expect(judge(1, output)).toBe('The registry does not answer questions about known holes: not checked.')
})

test('a high hole fails and names its package, a low one does not', () => {
  expect(judge(0, answer('low'))).toBe('No known hole of high severity in 312 packages.')
  expect(() => judge(1, answer('low', 'high', 'critical'))).toThrow('severity in p1, p2:')
})
