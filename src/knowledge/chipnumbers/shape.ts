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
