/** Now, as a `datetime-local` field holds it: to the minute, in the time zone of the device. */
export function localNow(now = new Date()): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** A moment as calls take it; what is no moment stays as it was typed, and is refused in words. */
export function momentOf(local: string): string {
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? local : at.toISOString()
}
