import { dotted } from '#platform/contract/words.ts'

/** The dotted path of a text that the database cannot keep, and what to do about it. */
interface Unkept {
  path: string
  words: string
}

/** The first text that holds a NUL character or half a character (a lone surrogate), which PostgreSQL refuses; or null. Depth is bounded. */
export function findUnkept(value: unknown, path: readonly string[] = []): Unkept | null {
  if (typeof value === 'string') return problemOf(value, path)
  if (typeof value !== 'object' || value === null || path.length > 20) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = problemOf(key, [...path, key]) ?? findUnkept(inner, [...path, key])
    if (found) return found
  }
  return null
}

function problemOf(text: string, at: readonly string[]): Unkept | null {
  if (!text.includes('\0') && text.isWellFormed()) return null
  const path = dotted(at).toWellFormed().replaceAll('\0', '')
  if (text.includes('\0')) return { path, words: 'Remove the invisible character (NUL) from this answer' }
  return { path, words: 'Remove the damaged character from this answer, or type it again' }
}
