/** How much of a moment to say. day: 21 November 2026 · short: 21 Nov 2026 · moment: 21 November 2026 at 2:03pm · time: 2:03pm */
export type WhenStyle = 'day' | 'short' | 'moment' | 'time'

/**
 * A moment in British words at London time; a bare YYYY-MM-DD is that day, without a time zone.
 * Built from parts, because browsers and Node differ in what they put between them.
 */
export function whenText(at: Date | string, style: WhenStyle = 'moment') {
  const { day, month, year, hour, minute, dayPeriod } = partsOf(at)
  const names = {
    day: `${day} ${month} ${year}`,
    short: `${day} ${month.slice(0, 3)} ${year}`,
    time: `${hour}:${minute}${dayPeriod.toLowerCase()}`,
  }
  return style === 'moment' ? `${names.day} at ${names.time}` : names[style]
}

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
})

function partsOf(at: Date | string) {
  const parts = { day: '', month: '', year: '', hour: '', minute: '', dayPeriod: '' }
  for (const { type, value } of london.formatToParts(momentOf(at))) Object.assign(parts, { [type]: value })
  return parts
}

/** Noon, so that no change of the clocks moves a bare day to its neighbour. */
function momentOf(at: Date | string) {
  if (at instanceof Date) return at
  return new Date(/^\d{4}-\d\d-\d\d$/.test(at) ? `${at}T12:00:00Z` : at)
}
