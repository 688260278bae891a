const ARRIVALS = [
  { key: 'stray', label: 'Strays' },
  { key: 'surrender', label: 'Given up' },
  { key: 'seized', label: 'Seized' },
] as const
const ADOPTED = { key: 'adopted', label: 'Adopted' } as const

/** What is drawn by month, in the order of the bars: the ways in, then the ways out. */
export const SERIES = [...ARRIVALS, ADOPTED, { key: 'otherwiseLeft', label: 'Left another way' }] as const

/** What is written by month: every way out by itself, so that no animal is counted twice. */
export const COLUMNS = [
  ...ARRIVALS,
  ADOPTED,
  { key: 'reunited', label: 'Reunited' },
  { key: 'transferred', label: 'To another organisation' },
  { key: 'rehomed', label: 'Rehomed by their keeper' },
  { key: 'euthanised', label: 'Put to sleep' },
  { key: 'died', label: 'Died' },
] as const
