/** What is counted by month, in the order of the bars: the ways in, then the ways out. */
export const SERIES = [
  { key: 'stray', label: 'Strays' },
  { key: 'surrender', label: 'Given up' },
  { key: 'seized', label: 'Seized' },
  { key: 'adopted', label: 'Adopted' },
  { key: 'otherwiseLeft', label: 'Left another way' },
] as const
