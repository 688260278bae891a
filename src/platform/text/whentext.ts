/** How much of a moment to say. day: 21 November 2026 · short: 21 Nov 2026 · moment: 21 November 2026, 14:03 · time: 14:03 */
export type WhenStyle = 'day' | 'short' | 'moment' | 'time'

/**
 * A moment in British words at London time; a bare YYYY-MM-DD is that day, without a time zone.
 * Built from parts, because browsers and Node differ in what they put between them.
 */
export function whenText(at: Date | string, style: WhenStyle = 'moment') {
  const { day, month, year, hour, minute } = partsOf(at)
  const names = { day: `${day} ${month} ${year}`, short: `${day} ${month.slice(0, 3)} ${year}`, time: `${hour}:${minute}` }
  return style === 'moment' ? `${names.day}, ${names.time}` : names[style]
}

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function partsOf(at: Date | string) {
  const parts = { day: '', month: '', year: '', hour: '', minute: '' }
  for (const { type, value } of london.formatToParts(momentOf(at))) Object.assign(parts, { [type]: value })
  return parts
}

/** Noon, so that no change of the clocks moves a bare day to its neighbour. */
function momentOf(at: Date | string) {
  if (at instanceof Date) return at
  return new Date(/^\d{4}-\d\d-\d\d$/.test(at) ? `${at}T12:00:00Z` : at)
}
