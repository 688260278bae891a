const ARRIVALS = [
  { key: 'stray', label: 'Strays' },
  { key: 'surrender', label: 'Given up' },
] as const
const ADOPTED = { key: 'adopted', label: 'Adopted' } as const

/** Every way out. */
export const OUTCOMES = [
  ADOPTED,
  { key: 'reunited', label: 'Reunited' },
  { key: 'transferred', label: 'To another organisation' },
  { key: 'rehomed', label: 'Rehomed by their keeper' },
  { key: 'euthanised', label: 'Put to sleep' },
  { key: 'died', label: 'Died' },
  { key: 'gone', label: 'Escaped or taken' },
] as const

/** What is drawn by month, in the order of the bars: the ways in, then the ways out. */
export const SERIES = [
  ...ARRIVALS,
  { key: 'otherwiseCame', label: 'Came another way' },
  ADOPTED,
  { key: 'otherwiseLeft', label: 'Left another way' },
] as const

/** What is written by month: every way in and out by itself, so that no animal is counted twice. */
export const COLUMNS = [
  ...ARRIVALS,
  { key: 'returned', label: 'Returned by adopter' },
  { key: 'fromRescue', label: 'From another rescue or pound' },
  { key: 'bornHere', label: 'Born in your care' },
  { key: 'fromAbroad', label: 'From abroad' },
  { key: 'seized', label: 'Seized' },
  ...OUTCOMES,
] as const
