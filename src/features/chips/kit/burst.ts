/** Keys that came fast upon each other, when the last one came, and whether the field held a whole number before the first. */
export interface Burst {
  keys: string
  at: number
  overWhole: boolean
}

export const NO_BURST: Burst = { keys: '', at: 0, overWhole: false }

/** No hand types so fast: a reader that plays a keyboard sends a key every few milliseconds. */
export const READER_PAUSE_MS = 80
/** The shortest number of a chip. */
export const SHORTEST_NUMBER = 9

/**
 * One key more in the field of a number, at so many milliseconds; `isWhole`: it holds a whole number. `instead` is what the field is to
 * hold, where a reader plays a second number into it: the second takes the place of the first. What a hand types is left alone.
 */
export function withKey(
  burst: Burst,
  { key, at, isWhole }: { key: string; at: number; isWhole: boolean },
): { burst: Burst; instead: string | null } {
  if (key === 'Enter' || key === 'Tab') return { burst: NO_BURST, instead: null }
  if (key.length !== 1) return { burst: { ...burst, at }, instead: null }
  const goesOn = burst.keys !== '' && at - burst.at <= READER_PAUSE_MS
  const keys = goesOn ? burst.keys + key : key
  const overWhole = goesOn ? burst.overWhole : isWhole
  if (!overWhole || keys.length < SHORTEST_NUMBER) return { burst: { keys, at, overWhole }, instead: null }
  return { burst: { keys, at, overWhole: false }, instead: keys }
}
