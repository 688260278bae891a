interface Fault {
  first: string
  times: number
  roles: Set<string>
}

/** The faults that a drill has met, each kind once: how often, as whom, and the first input that showed it. */
export function faultBook() {
  const met = new Map<string, Fault>()
  return {
    add(kind: string, role: string, input: unknown) {
      const known = met.get(kind) ?? { first: shortened(input), times: 0, roles: new Set() }
      met.set(kind, { ...known, times: known.times + 1, roles: known.roles.add(role) })
    },
    all: () =>
      [...met].map(([kind, { first, times, roles }]) => `${kind} (${times} times, as ${[...roles].join(', ')}; first for ${first})`),
  }
}

export type FaultBook = ReturnType<typeof faultBook>

const MOST = 400
const shortened = (input: unknown) => {
  const text = JSON.stringify(input) ?? String(input)
  return text.length > MOST ? `${text.slice(0, MOST)}… of ${text.length} signs` : text
}

/** What no answer may be. */
export const LARGEST_ANSWER = 1_000_000
export const LONGEST_MS = 1000
