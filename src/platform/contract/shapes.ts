import * as z from 'zod'

/** Shapes that every feature uses. Inputs are strict objects, so that a misspelt field is refused and not lost. */

export const Id = z.uuid()
/** A day that a register of living animals can mean: the database knows no year 0, and JavaScript writes years after 9999 in another way. */
export const IsoDate = z.iso.date().refine((date) => date >= '1800' && date < '2200', 'Enter a date between 1800 and 2199')
/** A day since `first`, like `1980-01-01`, that whoever writes it down can have seen. */
export const DateSince = (first: string, words: string) => z.iso.date().refine((date) => date >= first && date < '2200', words)
export const IsoTime = z.iso.datetime()

/** A moment in an answer: the handler gives a Date, the wire carries ISO 8601 in UTC. */
export const Moment = z
  .date()
  .transform((date) => date.toISOString())
  .pipe(IsoTime)

/** Text a person types, trimmed, without what nobody can see in it; `words` for where there is none. */
export const Typed = (words?: string) => z.string(words).overwrite(withoutHidden).trim()

/**
 * What shows as nothing: marks that turn the direction of the text around them, spaces of no width, fillers, soft hyphens, tags. Pasted by
 * accident, or to make a name read as another. Kept is what chooses how the sign before it is drawn, and the flags of nations, which are
 * written with tags. (Unicode 17, Default_Ignorable_Code_Point; UTS 51.)
 */
const HIDDEN =
  /(\p{Emoji}[\ufe0e\ufe0f]|\p{Ideographic}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]|\p{Script=Mongolian}[\u180b-\u180f]|\u{1f3f4}[\u{e0030}-\u{e007a}]+\u{e007f})|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu
/** Joiners, with what they join: some scripts and many emoji are written with them. */
const JOINERS = /([\p{L}\p{M}\p{S}]?)[\u200c\u200d]+(?=([\p{L}\p{M}\p{S}]?))/gu
/** The sign of Indian scripts that takes the vowel off: a joiner after it chooses the letter's form, at the end of a word as well. */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/
/** The cell of Braille without a dot. */
const BLANK = /\u2800/g

function withoutHidden(typed: string): string {
  return typed
    .replace(HIDDEN, (_found, kept: string | undefined) => kept ?? '')
    .replace(JOINERS, (found, before: string, after: string) => ((before && after) || VIRAMA.test(before) ? found : before))
    .replace(BLANK, ' ')
}

/** Line breaks and other control characters would forge headers, labels and the words of our letters. */
export const onOneLine = z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Enter this on one line, without tabs or line breaks')
/** One line of text a person types, trimmed. */
export const Line = (max = 120) => Typed().min(1).max(max).check(onOneLine)
/** One line that must be there, with its own words for when it is not: those made from `line1` would not help anybody. */
export const Needed = (words: string, max: number) => Typed(words).min(1, words).max(max).check(onOneLine)
/** What a name is made of: marks and dots alone would show as nothing, or as no name. */
export const showsName = (words: string) => z.regex(/[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u, words)
/** The name of an animal or an organisation, on one line. */
export const Name = (max: number) => Line(max).check(showsName('Enter a name with at least one letter or number'))
/** The same where nothing need be written. */
export const OptionalLine = (max = 120) => Typed().max(max).check(onOneLine)

const withoutControls = (typed: string) => typed.replace(/[^\P{Cc}\t\n\r]/gu, '')
/** Several lines of text a person types, trimmed; `words` for where there are none. */
export const Prose = (max = 2000, words?: string) => Typed(words).overwrite(withoutControls).min(1, words).max(max)
/** The same where nothing need be written. */
export const OptionalProse = (max = 2000) => Typed().overwrite(withoutControls).max(max)

export const Email = Typed().toLowerCase().max(254).pipe(z.email())

/** A number that may arrive as text in a query string. */
const WholeNumber = z.coerce.number<number | string>().int()

/** Integer pence, always in pounds sterling. */
export const Money = z.object({ pence: z.int().nonnegative(), currency: z.literal('GBP') })

export const Nothing = z.strictObject({})

/**
 * What every list takes: `page` from 1, `pageSize` at most 100, and `sort`, one of these orders; the first is the usual one. `-soldAt` is the
 * latest first, or the largest.
 */
export const paging = <const Sort extends string>(usual: Sort, ...others: readonly Sort[]) => ({
  page: WholeNumber.pipe(z.number().min(1).max(100_000)).default(1),
  pageSize: WholeNumber.pipe(z.number().min(1).max(100)).default(20),
  sort: z.enum([usual, ...others], `Sort by one of these: ${[usual, ...others].join(', ')}`).default(usual),
})

/** Which state of a record a change was made to, as it was read. Without it, the change is made to whatever stands there. */
export const Version = z.string().max(24).optional()

/** The refusal of a change to what was changed meanwhile. */
export const changedMeanwhile = [409, 'This was changed while you were editing it. Check what’s different, then save again'] as const

/** A page of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() })

/** Why something may not be done now, and by which clause, where the law has one for it. */
export const WhyNot = z.object({ clause: z.string().nullable(), words: z.string() })

/** What the asker may do with a thing now: yes, or why not. */
export const May = z.union([z.literal(true), WhyNot])
