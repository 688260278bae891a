import { expect, test } from 'vitest'
import { insuredWords, kindsOf, scopeWords, verificationWords } from './practice.ts'

test('a vet may chip any animal, whatever else they named', () => {
  expect(scopeWords({ role: 'vet', species: ['dog'] })).toBe('Any animal')
})
test('others may chip what their certificate names', () => {
  expect(scopeWords({ role: 'trained', species: ['cat', 'dog'] })).toBe('Dogs and cats')
  expect(scopeWords({ role: 'vetNurse', species: [] })).toBe('')
})
test('a certificate for all kinds names each of them, and no horse', () => {
  expect(kindsOf(['all'])).toEqual(['dog', 'cat', 'rabbit', 'ferret'])
  expect(kindsOf(['horse'])).toEqual([])
})
test('the day on which Staff decided is said with what they decided', () => {
  const since = '2026-03-27T12:00:00Z'
  expect(verificationWords({ standing: 'verified', since, until: null })).toMatchObject({
    label: 'Checked',
    when: 'by our staff on 27 March 2026',
  })
  expect(verificationWords({ standing: 'applied', since, until: null })).toMatchObject({
    label: 'Being checked',
    when: 'since 27 March 2026',
  })
  expect(verificationWords({ standing: 'refused', since, until: null })).toMatchObject({ label: 'Not accepted' })
})
test('the last day of a verification is said while it is good and once it has ended', () => {
  const [since, until] = ['2026-03-27T12:00:00Z', '2027-03-27']
  expect(verificationWords({ standing: 'verified', since, until }).when).toBe('by our staff on 27 March 2026, valid until 27 March 2027')
  expect(verificationWords({ standing: 'expired', since: '2027-03-28T07:25:00Z', until })).toMatchObject({
    label: 'Expired',
    when: 'on 27 March 2027',
  })
})
test('an insurance that has ended says so', () => {
  expect(insuredWords({ until: '2026-03-26', state: 'ended' })).toEqual({ tone: 'alert', label: 'Expired', day: '26 March 2026' })
})
