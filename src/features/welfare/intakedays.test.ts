import { expect, test } from 'vitest'
import { isLongAgo, wrongCouncilDay, wrongDay } from './intakedays.ts'
import { birthProblemOf } from './policy.ts'

const exact = { bornOn: '2021-05-12', bornExactly: true }

test('a day before the birth is refused with both days, and an estimate is taken as one', () => {
  expect(birthProblemOf('2021-05-12', exact)).toBeNull()
  expect(birthProblemOf('2021-05-11', exact)).toBe('11 May 2021 is before its date of birth, 12 May 2021. Check both dates.')
  expect(birthProblemOf('2020-05-10', { ...exact, bornExactly: false })).toBe(
    '10 May 2020 is long before its estimated date of birth, 12 May 2021. Check both dates.',
  )
  expect(birthProblemOf('2020-05-10', null)).toBeNull()
})

test('a council’s day may be 28 days before the arrival, and any day after it', () => {
  const came = { kind: 'stray', cameOn: '2026-03-27' }
  expect(wrongCouncilDay('2026-02-27', came, exact)).toBeNull()
  expect(wrongCouncilDay('2026-02-26', came, exact)?.reason).toBe('councilTooEarly')
  expect(wrongCouncilDay('2026-03-29', came, exact)).toBeNull()
  expect(wrongCouncilDay(null, came, exact)).toBeNull()
})

test('another rescue may have had it for up to a year before, which a mistyped year still isn’t', () => {
  const came = { kind: 'fromRescue', cameOn: '2026-03-27' }
  expect(wrongCouncilDay('2025-06-01', came, exact)).toBeNull()
  expect(wrongCouncilDay('2025-03-27', came, exact)?.words).toContain('no more than 364 days before it came')
})

test('of an animal that isn’t described yet, the days are compared with each other and with today', () => {
  const now = new Date('2026-03-27T12:00:00Z')
  expect(wrongDay({ kind: 'stray', cameOn: '2026-03-20', councilFrom: '2020-03-20' }, null, now)?.field).toBe('councilFrom')
  expect(wrongDay({ kind: 'stray', cameOn: '2026-03-20', signedOn: '2026-03-28' }, null, now)?.field).toBe('signedOn')
  expect(wrongDay({ kind: 'stray', cameOn: '2010-03-20', isLongAgo: true }, null, now)).toBeNull()
})

test('a day of more than a year ago is asked again, in words, whatever the council’s day is', () => {
  const now = new Date('2026-03-27T12:00:00Z')
  const slip = { kind: 'stray', cameOn: '2025-03-20', councilFrom: '2025-03-19' }
  expect(wrongDay(slip, null, now)).toEqual({
    reason: 'longAgo',
    words: '20 March 2025 is more than a year ago. Is that right? If it is, confirm it. If it isn’t, correct the date.',
    field: 'cameOn',
  })
  expect(wrongDay({ ...slip, isLongAgo: true }, null, now)).toBeNull()
  expect(isLongAgo('2025-03-27', now)).toBe(false)
  expect(isLongAgo('2025-03-26', now)).toBe(true)
  expect(isLongAgo('', now)).toBe(false)
})
