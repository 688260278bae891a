/** `+441295123456` → `01295 123456`: a UK number in the groups in which people read it (Ofcom's numbering plan); any other as it is. */
export function shownPhone(phone: string): string {
  const [, digits] = /^\+44(\d{9,10})$/.exec(phone) ?? []
  if (!digits) return phone
  const national = `0${digits}`
  const widths = groupsOf(national)
  return [national.slice(0, widths[0]), national.slice(widths[0], widths[0] + widths[1]), national.slice(widths[0] + widths[1])]
    .filter(Boolean)
    .join(' ')
}

/** How long the area code is, and the group after it; what is left follows. */
function groupsOf(national: string): readonly [number, number] {
  if (national.startsWith('02')) return [3, 4]
  if (/^0(11|1\d1|3|8)/.test(national)) return [4, 3]
  return [5, 6]
}
