/** `+447700900101` → `07700 900101`; a number of another country as it is. */
export function shownMobile(mobile: string): string {
  const [, uk] = /^(?:\+44|0)(7\d{9})$/.exec(mobile.replaceAll(' ', '')) ?? []
  return uk ? `0${uk.slice(0, 4)} ${uk.slice(4)}` : mobile
}

/** `+441295810123` → `01295 810123`; `+442079460000` → `020 7946 0000`; anything else as it is. */
export function shownLandline(landline: string): string {
  const [, digits] = /^\+44([123]\d{8,9})$/.exec(landline) ?? []
  if (!digits) return landline
  if (digits.startsWith('2')) return `0${digits.slice(0, 2)} ${digits.slice(2, 6)} ${digits.slice(6)}`
  if (/^(1\d1|11\d|3)/.test(digits)) return `0${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
  return `0${digits.slice(0, 4)} ${digits.slice(4)}`
}
