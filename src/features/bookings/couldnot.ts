import type * as z from 'zod'
import type { CouldNot } from './shapes.ts'

/** Why an animal couldn't be chipped. */
export const COULD_NOT_WORDS: Record<z.output<typeof CouldNot>, string> = {
  existingChip: 'It has a chip already',
  ill: 'It isn’t well',
  tooSmall: 'It’s still too small',
  restraint: 'It couldn’t be held safely',
  other: 'Something else',
}
