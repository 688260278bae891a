type Values = Record<string, unknown>

/** What belongs together in a form: it is kept, or taken as somebody else saved it, as one. */
export interface Part<V extends Values> {
  label: string
  names: readonly (keyof V & string)[]
  /** How it reads, as saved; '' where there is nothing. */
  said: (values: V) => string
}

/** What was typed one way here and saved another way elsewhere: how it was saved, and the way to take that. */
export interface OpenPart {
  label: string
  said: string
  take: () => void
}

export interface Meanwhile<V extends Values> {
  /** What stands in the register now, as the form would begin with it. */
  latest: () => Promise<V>
  parts: readonly Part<V>[]
}

/**
 * What somebody typed on top of what stands there now: what only one side changed is that side’s, and what both changed each in their own
 * way is `open`, as it was typed. What belongs to no part is as it stands there now.
 */
export function mergeMeanwhile<V extends Values>(parts: readonly Part<V>[], { base, mine, theirs }: { base: V; mine: V; theirs: V }) {
  const merged: V = { ...theirs }
  const open: Part<V>[] = []
  for (const part of parts) {
    if (isSame(part, mine, base)) continue
    for (const name of part.names) merged[name] = mine[name]
    if (!isSame(part, theirs, base) && !isSame(part, theirs, mine)) open.push(part)
  }
  return { merged, open }
}

const isSame = <V extends Values>({ names }: Part<V>, one: V, other: V) =>
  names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
