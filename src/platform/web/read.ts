/** One part of something that was parsed from JSON and may be anything. */
export function partOf(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined
}

export function textIn(json: unknown, name: string): string | undefined {
  const part = partOf(json, name)
  return typeof part === 'string' ? part : undefined
}

/** The sentences of a failure's `fields`. */
export function fieldsIn(failure: unknown): Record<string, string> {
  const fields = partOf(failure, 'fields')
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, String(sentence)]))
}

/** What a text holds as JSON, or null. */
export function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
