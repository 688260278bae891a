/** What is counted by month, in the order of the bars: the ways in, then the ways out. */
export const SERIES = [
  { key: 'stray', label: 'Strays' },
  { key: 'surrender', label: 'Given up' },
  { key: 'seized', label: 'Seized' },
  { key: 'adopted', label: 'Adopted' },
  { key: 'otherwiseLeft', label: 'Left another way' },
] as const

/** Of those that left another way. */
export const OUTCOME_SERIES = [
  { key: 'reunited', label: 'Reunited' },
  { key: 'transferred', label: 'To another organisation' },
  { key: 'euthanised', label: 'Put to sleep' },
] as const
