import { OptionalLine } from '#platform/contract/shapes.ts'

/** As the Kennel Club has printed its numbers: today’s, the older ones, those of its stud book, of dogs that only compete, and those of other registries. */
const FORMS = [
  /^[A-Z]{2}\d{8}$/,
  /^[A-Z]\d{7}[A-Z]\d{2}$/,
  /^(KCSB)?\d{1,5}[A-Z]{2}$/,
  /^ATC[A-Z]{2}\d{5}[A-Z]{3}$/,
  /^(IKC|ISDS|AKC|CKC|ANKC|FCI|VDH|LOF|SKK|NKK)[A-Z]{0,3}\d{2,9}(\/\d{1,8})?$/,
]

/** `ac 0987 6502` → `AC09876502`, as the Kennel Club writes it. */
export const kennelClubWritten = (typed: string): string => typed.toUpperCase().replace(/[ .-]/g, '')

/** The number under which the Kennel Club, or another registry of its kind, has registered an animal; '' where none has. */
export const KennelClubNumber = OptionalLine(24)
  .transform(kennelClubWritten)
  .refine((number) => number === '' || FORMS.some((form) => form.test(number)), {
    error: 'Enter the number as it’s on the certificate, for example AB01234501',
  })

export const KENNEL_CLUB_TAKEN = 'Another animal on the register has this Kennel Club number. Check it against the certificate.'
