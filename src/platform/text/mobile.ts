/** `+447700900101` → `07700 900101`; a number of another country as it is. */
export function shownMobile(mobile: string): string {
  const [, uk] = /^(?:\+44|0)(7\d{9})$/.exec(mobile.replaceAll(' ', '')) ?? []
  return uk ? `0${uk.slice(0, 4)} ${uk.slice(4)}` : mobile
}
