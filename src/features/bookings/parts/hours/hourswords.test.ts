import { expect, test } from 'vitest'
import { DAYS } from '#platform/clock/weekdays.ts'
import { hoursInWords } from './hourswords.ts'

const open = (from: string, to: string, visit: 'both' | 'clinic' | 'home' = 'both') => ({ from, to, visit })

test('days with the same hours are read back together, the others one by one', () => {
  const hours = [
    ...DAYS.slice(0, 5).map((day) => ({ day, ...open('09:00', '12:30') })),
    { day: 'monday' as const, ...open('18:00', '20:00', 'home') },
    { day: 'saturday' as const, ...open('22:00', '02:00') },
  ]
  expect(hoursInWords({ hours, exceptions: [] })).toEqual([
    'Monday: 9am to 12:30pm and 6pm to 8pm (home visits only)',
    'Tuesday to Friday: 9am to 12:30pm',
    'Saturday: 10pm to 2am the next day',
    'Sunday: not bookable',
  ])
})

test('days off and other hours are read back with their dates, and what isn’t whole isn’t', () => {
  const exceptions = [
    { from: '2026-05-04', to: '2026-05-08', hours: [] },
    { from: '2026-05-09', to: '2026-05-09', hours: [open('10:00', '10:00', 'clinic')] },
    { from: '', to: '2026-05-09', hours: [] },
  ]
  expect(hoursInWords({ hours: [{ day: 'monday', ...open('09:00', '') }], exceptions })).toEqual([
    'Every day: not bookable',
    '4 May 2026 to 8 May 2026: off',
    '9 May 2026: 24 hours from 10am (clinic only)',
  ])
})
