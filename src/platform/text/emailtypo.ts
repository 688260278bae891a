/** Where most people in the UK have their e-mail. */
const DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.co.uk',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'btinternet.com',
  'sky.com',
  'talktalk.net',
]

/** Real ones that look like a slip. */
const OTHERS = new Set(['mail.com', 'ymail.com', 'gmx.com', 'live.com', 'email.com'])

/** The address that was probably meant, where one letter of a well-known domain is missing, wrong, doubled or swapped; else null. */
export function probablyMeant(typed: string): string | null {
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim().toLowerCase()) ?? []
  if (!name || !domain || DOMAINS.includes(domain) || OTHERS.has(domain)) return null
  const meant = DOMAINS.find((known) => isOneOff(domain, known))
  return meant ? `${name}@${meant}` : null
}

/** True where one insertion, deletion, substitution or swap of neighbours makes one of the other (Damerau 1964). */
function isOneOff(one: string, other: string): boolean {
  const start = [...one].findIndex((letter, at) => letter !== other[at])
  const at = start === -1 ? one.length : start
  const [rest, known] = [one.slice(at), other.slice(at)]
  return (
    rest.slice(1) === known.slice(1) ||
    rest.slice(1) === known ||
    rest === known.slice(1) ||
    (rest[0] === known[1] && rest[1] === known[0] && rest.slice(2) === known.slice(2))
  )
}
