/** What a calendar says of a visit (RFC 5545). */
export interface CalendarEvent {
  /** Stays the same for one visit, whatever becomes of it. */
  uid: string
  /** Counts its changes. */
  sequence: number
  changedAt: Date
  startsAt: Date
  endsAt: Date
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  summary: string
  description: string
  location: string
  url: string
}

/** A calendar file with these visits, in UTC, its lines folded at 75 octets. `name`: what a calendar program calls it. */
export function calendarOf(events: readonly CalendarEvent[], { name, now }: { name: string; now: Date }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Homeward//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOf(event: CalendarEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(now)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `STATUS:${event.status}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `URL:${event.url}`,
    'END:VEVENT',
  ]
}

/** 20260327T093000Z */
const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Text as RFC 5545, 3.3.11 has it. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n')

const LONGEST_OCTETS = 75

/** A line in pieces of at most 75 octets, of which no letter is cut; each but the first begins with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const pieces = ['']
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    const isFull = octets + size > LONGEST_OCTETS
    if (isFull) pieces.push(' ')
    octets = (isFull ? 1 : octets) + size
    pieces[pieces.length - 1] += letter
  }
  return pieces.join('\r\n')
}
