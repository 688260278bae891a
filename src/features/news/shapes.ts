import * as z from 'zod'
import { PROFILE_TYPES } from '#platform/contract/call.ts'
import { PICTURES, TOPICS } from './subjects.ts'

/** Words in which some lead elsewhere: each run, and where it leads. */
export const Spans = z.array(z.object({ text: z.string(), link: z.string().nullable() }))

export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), spans: Spans }),
  z.object({ kind: z.literal('heading'), text: z.string(), anchor: z.string() }),
  z.object({ kind: z.literal('points'), points: z.array(Spans) }),
])

/** An article in a list. */
export const ArticleCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  topic: z.enum(TOPICS),
  picture: z.enum(PICTURES),
  publishedOn: z.string(),
  minutes: z.int(),
})

/** Who a banner concerns: everyone, those who aren’t signed in, or the holders of a profile type. */
export const BannerAudience = z.enum(['everyone', 'guests', ...PROFILE_TYPES])
export const BannerTone = z.enum(['info', 'success', 'warning', 'danger'])

export const Banner = z.object({
  id: z.uuid(),
  text: z.string(),
  tone: BannerTone,
  link: z.object({ to: z.string(), words: z.string() }).nullable(),
})
