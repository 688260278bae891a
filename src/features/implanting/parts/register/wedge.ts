import { SHORTEST_NUMBER } from '#features/chips/kit/readover.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'

/** So long a reader may hesitate between two keys, on a slow radio link. */
export const READER_PAUSE_MS = 500

/** Keys of a reader so far, and when the last one came, in milliseconds. */
export interface Heard {
  keys: string
  at: number
}

export const SILENCE: Heard = { keys: '', at: 0 }

/** One key more: what has been heard now, and the line that it ends, where a reader has sent one. */
export function hear(before: Heard, key: string, at: number): { heard: Heard; line: string | null } {
  const keys = at - before.at > READER_PAUSE_MS ? '' : before.keys
  if (key === 'Enter' || key === 'Tab') return { heard: SILENCE, line: keys.length >= SHORTEST_NUMBER ? keys : null }
  if (key.length !== 1) return { heard: { keys, at }, line: null }
  return { heard: { keys: keys + key, at }, line: null }
}

/** The number that a reader without Enter or Tab at its end has sent, once it pauses; null where it's none, or not whole. */
export const unended = ({ keys }: Heard): string | null => (/^\d{15}$/.test(keys) && readChipNumber(keys).valid ? keys : null)
