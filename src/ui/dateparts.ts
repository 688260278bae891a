export type DateParts = { day: string; month: string; year: string }

/**
 * A date as typed in three boxes, as YYYY-MM-DD. Months may be names ("nov", "November"), and years two digits ("26", "85").
 * Nothing typed gives ''. Half a date keeps its gaps ("2026--3"), so that a check can refuse it.
 */
export function joinDate({ day, month, year }: DateParts) {
  const parts = [wholeYear(year.trim()), monthNumber(month.trim()), day.trim()]
  if (parts.every((part) => part === '')) return ''
  if (parts.some((part) => part === '')) return parts.join('-')
  return [parts[0], parts[1]?.padStart(2, '0'), parts[2]?.padStart(2, '0')].join('-')
}

/** “26” is 2026, and “85” is 1985. */
const wholeYear = (year: string) => (/^\d\d$/.test(year) ? `${year < '50' ? '20' : '19'}${year}` : year)

/** The three boxes of a YYYY-MM-DD, without leading zeros, as people write dates. */
export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function monthNumber(month: string) {
  const found = months.indexOf(month.slice(0, 3).toLowerCase())
  return found === -1 ? month : String(found + 1)
}
