/** The dotted path of the first text with a NUL character (which PostgreSQL cannot hold), or null. Depth is bounded. */
export function findNul(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null
  if (typeof value !== 'object' || value === null || depth > 20) return null
  for (const [key, inner] of Object.entries(value)) {
    const name = path === '' ? key : `${path}.${key}`
    const found = key.includes('\0') ? name.replaceAll('\0', '') : findNul(inner, name, depth + 1)
    if (found !== null) return found
  }
  return null
}
