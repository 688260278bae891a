import * as z from 'zod'

/** Shapes that every feature uses. Inputs are strict objects, so that a misspelt field is refused and not lost. */

export const Id = z.uuid()
export const IsoDate = z.iso.date()
export const IsoTime = z.iso.datetime()

/** A moment in an answer: the handler gives a Date, the wire carries ISO 8601 in UTC. */
export const Moment = z
  .date()
  .transform((date) => date.toISOString())
  .pipe(IsoTime)

/** Text a person types, trimmed, without what nobody can see in it; `words` for where there is none. */
export const Typed = (words?: string) => z.string(words).overwrite(withoutHidden).trim()

/** Marks that turn the direction of the text around them, spaces of no width, soft hyphens: pasted by accident, or to make a name read as another. */
const HIDDEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu
/** Joiners, with what they join: some scripts and many emoji are written with them. */
const JOINERS = /([\p{L}\p{M}\p{S}]?)[\u200c\u200d]+(?=([\p{L}\p{M}\p{S}]?))/gu

function withoutHidden(typed: string): string {
  return typed.replace(HIDDEN, '').replace(JOINERS, (found, before: string, after: string) => (before && after ? found : before))
}

/** Line breaks and other control characters would forge headers, labels and the words of our letters. */
export const onOneLine = z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Write this on one line, without tabs or line breaks')
/** One line of text a person types, trimmed. */
export const Line = (max = 120) => Typed().min(1).max(max).check(onOneLine)
/** The same where nothing need be written. */
export const OptionalLine = (max = 120) => Typed().max(max).check(onOneLine)

const withoutControls = (typed: string) => typed.replace(/[^\P{Cc}\t\n\r]/gu, '')
/** Several lines of text a person types, trimmed; `words` for where there are none. */
export const Prose = (max = 2000, words?: string) => Typed(words).overwrite(withoutControls).min(1, words).max(max)
/** The same where nothing need be written. */
export const OptionalProse = (max = 2000) => Typed().overwrite(withoutControls).max(max)

export const Email = Typed().toLowerCase().max(254).pipe(z.email())

/** A number or a yes/no that may arrive as text in a query string. */
export const WholeNumber = z.coerce.number<number | string>().int()
export const YesNo = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

/** Integer pence, always in pounds sterling. */
export const Money = z.object({ pence: z.int().nonnegative(), currency: z.literal('GBP') })

export const Nothing = z.strictObject({})

/** The paging every list takes: `page` from 1, `pageSize` at most 100. */
export const paging = {
  page: WholeNumber.pipe(z.number().min(1).max(100_000)).default(1),
  pageSize: WholeNumber.pipe(z.number().min(1).max(100)).default(20),
}

/** A page of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() })

/** What the asker may do with a thing now: yes, or the sentence that says why not. */
export const May = z.union([z.literal(true), z.string()])
