/** What somebody is called by who knows them: their first name, or all of their name where they give only an initial. */
export function firstName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return others.length > 0 && /^\p{L}\.?$/u.test(first) ? name.trim() : first
}
