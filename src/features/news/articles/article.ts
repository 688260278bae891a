import type { Picture, Topic } from '../subjects.ts'

/** A paragraph; links in it are written as `[words](address)`. Or a heading, or sentences with a bullet each. */
export type Part = string | { heading: string } | { points: readonly string[] }

/** One article, as it is written: each has a file of its own in this folder. */
export interface Article {
  slug: string
  title: string
  /** YYYY-MM-DD */
  publishedOn: string
  summary: string
  topic: Topic
  picture: Picture
  body: readonly Part[]
  /** What it rests on, for readers who want to check. */
  sources: readonly { words: string; link: string }[]
}
