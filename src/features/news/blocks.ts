import type * as z from 'zod'
import type { Article, Part } from './articles/article.ts'
import { anchorOf, spansIn } from './kit/spans.ts'
import type { Block } from './shapes.ts'

const WORDS_A_MINUTE = 220

/** The body of an article as pages draw it. */
export const blocksOf = ({ body }: Article): z.output<typeof Block>[] => body.map(blockOf)

function blockOf(part: Part): z.output<typeof Block> {
  if (typeof part === 'string') return { kind: 'paragraph', spans: spansIn(part) }
  if ('points' in part) return { kind: 'points', points: part.points.map(spansIn) }
  return { kind: 'heading', text: part.heading, anchor: anchorOf(part.heading) }
}

/** How long it takes to read, at least a minute. */
export const minutesToRead = (article: Article) => Math.max(1, Math.round(wordsIn(article) / WORDS_A_MINUTE))

export const wordsIn = ({ body }: Article) =>
  body
    .flatMap((part) => (typeof part === 'string' ? [part] : 'points' in part ? part.points : [part.heading]))
    .map((text) => text.replace(/\]\([^)]+\)/g, ''))
    .join(' ')
    .split(/\s+/).length
