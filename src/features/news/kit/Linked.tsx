import type * as z from 'zod'
import type { Spans } from '../shapes.ts'

/** A sentence with its links. */
export function Linked({ spans }: { spans: z.output<typeof Spans> }) {
  return spans.map(({ text, link }, place) =>
    link ? (
      <a href={link} key={place} {...(link.startsWith('https:') && { rel: 'noopener noreferrer' })}>
        {text}
      </a>
    ) : (
      text
    ),
  )
}
