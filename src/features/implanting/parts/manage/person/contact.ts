/** The one person that is looked for, by what was typed: an address has an @, anything else is a number. */
export function contactOf(typed: string): { email: string } | { mobile: string } {
  const contact = typed.trim()
  return contact.includes('@') ? { email: contact } : { mobile: contact }
}

/** What is wrong with what was typed, at the one field that there is. */
export function contactErrors(typed: string, errors: Readonly<Record<string, unknown>>): Record<string, string> {
  const { email, mobile, ...others } = errors
  const wrong = email ?? mobile
  if (!wrong) return sentencesOf(others)
  if (typed.trim() === '') return { contact: 'Enter an e-mail address or a mobile number' }
  return { contact: String(wrong) }
}

const sentencesOf = (errors: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(errors).flatMap(([path, error]) => (error ? [[path, String(error)]] : [])))
