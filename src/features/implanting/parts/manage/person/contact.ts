/** The one person that is looked for, by what was typed: an address has an @, anything else is a number. */
export function contactOf(typed: string): { email: string } | { mobile: string } {
  const contact = typed.trim()
  return contact.includes('@') ? { email: contact } : { mobile: contact }
}
