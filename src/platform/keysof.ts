/** The keys of a record, in their order. */
export function keysOf<Key extends string>(record: Partial<Record<Key, unknown>>): Key[] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}
