/** What an organisation states when an animal is adopted, in plain words. */
export const STATEMENTS = [
  { value: 'relinquished', label: 'Its keeper gave it up', hint: 'They signed it over to us.' },
  {
    value: 'strayPeriodPassed',
    label: 'The stray period is over',
    hint: 'For a dog, the council kept it for 7 clear days and no one claimed it.',
  },
  { value: 'released', label: 'It was released to us', hint: 'By a court, the police or the council.' },
] as const
