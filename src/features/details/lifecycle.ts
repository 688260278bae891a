import { lifecycle } from '#platform/law/lifecycle.ts'

/** Days after which details that nobody has confirmed are unverified. */
export const YEAR_DAYS = 365

/** Days between the three reminders; the first goes out at once. */
export const REMINDER_DAYS = 14
export const MOST_REMINDERS = 3

export const contactCheckLife = lifecycle({
  subject: 'check of contact details',
  table: 'contact_check',
  states: {
    unverified: 'We can’t be sure that we’d reach the keeper. Their pets can still be found, and professionals are told.',
    verified: 'The keeper has confirmed or changed their details.',
  },
  reads: { unverified: 'is waiting for the keeper to confirm', verified: 'is over' },
  starts: {
    doubt: {
      to: ['unverified'],
      by: ['clock'],
      clause: 'DETAILS-1',
      words: 'Details are unverified once the keeper hasn’t confirmed them for a year, or a message to them came back',
    },
  },
  moves: {
    verify: {
      from: ['unverified'],
      to: 'verified',
      by: ['keeper', 'clock'],
      clause: 'DETAILS-2',
      words: 'Details are verified again once the keeper confirms or changes them. Until then we remind them three times',
    },
  },
})
