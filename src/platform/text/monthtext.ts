const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** A month written `2026-11` in words: "November 2026". What is no such month stays as it is. */
export function monthText(month: string): string {
  const { year, name } = partsOf(month)
  return name ? `${name} ${year}` : month
}

/** The same for a narrow column: "Nov 2026". */
export function monthShort(month: string): string {
  const { year, name } = partsOf(month)
  return name ? `${name.slice(0, 3)} ${year}` : month
}

/** The same as short as the foot of a chart needs it: "Nov", and "Jan 27" where a year begins. */
export function monthMark(month: string): string {
  const { year, name } = partsOf(month)
  if (!name) return month
  return name === 'January' ? `Jan ${year.slice(2)}` : name.slice(0, 3)
}

function partsOf(month: string) {
  const [, year = '', number = ''] = /^(\d{4})-(\d\d)$/.exec(month) ?? []
  return { year, name: NAMES[Number(number) - 1] }
}
