import type { ReactNode } from 'react'

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

/** The contract's sentences, with a question in place of a list of its own names. */
export function worded(errors: Readonly<Record<string, ReactNode>>, { statement }: { statement: string }): Record<string, ReactNode> {
  return errors['statement'] && statement === '' ? { ...errors, statement: 'Choose why it can be adopted' } : { ...errors }
}
