/** The dotted path of a text that the database cannot keep, and what to do about it. */
interface Unkept {
  path: string
  words: string
}

/** The first text that holds a NUL character or half a character (a lone surrogate), which PostgreSQL refuses; or null. Depth is bounded. */
export function findUnkept(value: unknown, path = '', depth = 0): Unkept | null {
  if (typeof value === 'string') return problemOf(value, path)
  if (typeof value !== 'object' || value === null || depth > 20) return null
  for (const [key, inner] of Object.entries(value)) {
    const name = path === '' ? key : `${path}.${key}`
    const found = problemOf(key, name.toWellFormed().replaceAll('\0', '')) ?? findUnkept(inner, name, depth + 1)
    if (found) return found
  }
  return null
}

function problemOf(text: string, path: string): Unkept | null {
  if (text.includes('\0')) return { path, words: 'Remove the invisible character (NUL) from this answer' }
  return text.isWellFormed() ? null : { path, words: 'Remove the broken character from this answer, or type it again' }
}
