import * as z from 'zod'

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
  'offered',
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
