import * as z from 'zod'
import { MOST_CHIP_TEXT, readChipNumber } from './number.ts'
import { empty, tooMuchText } from './refusals.ts'

/**
 * A chip number a person gives, for the inputs of calls and forms: any text that `readChipNumber` can read becomes the
 * normalised number, anything else fails with the sentence that says why. For outputs use `z.string()`.
 */
export const ChipNumber = z
  .string({ error: ({ input }) => (input === undefined || input === null ? empty.because : undefined) })
  .max(MOST_CHIP_TEXT, tooMuchText.because)
  .transform((text, context) => {
    const reading = readChipNumber(text)
    if (reading.valid) return reading.number
    context.addIssue({ code: 'custom', message: reading.because, params: { refusal: reading.code, suggestion: reading.suggestion } })
    return z.NEVER
  })
  .pipe(z.string())

/** What can be read from the number alone. */
export const Reading = z.object({
  typed: z.string(),
  valid: z.boolean(),
  normalised: z.string().nullable(),
  shown: z.string().nullable(),
  format: z.string().nullable(),
  manufacturer: z.string().nullable(),
  country: z.string().nullable(),
  /** Why the number is wrong, or what to know about it. */
  reasons: z.array(z.string()),
  suggestion: z.string().nullable(),
})

/** Another register, and whether it holds the number. */
export const OtherHolder = z.object({
  code: z.string(),
  name: z.string(),
  holds: z.enum(['yes', 'no', 'noAnswer']),
  phone: z.string().nullable(),
  site: z.string().nullable(),
})

export const UnitStatus = z.enum([
  'reserved',
  'dispatched',
  'withImplanter',
  'implanted',
  'registered',
  'returned',
  'lostInPost',
  'unsold',
  'expired',
  'deadUnused',
  'failedInAnimal',
  'recalled',
  'released',
])
