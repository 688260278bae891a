import type * as z from 'zod'
import { Bullets } from '#ui/Bullets.tsx'
import { Linked } from '../kit/Linked.tsx'
import type { Block } from '../shapes.ts'
import classes from './ArticleBody.module.css'

/** The text of an article. */
export function ArticleBody({ blocks }: { blocks: readonly z.output<typeof Block>[] }) {
  return (
    <div className={classes.body}>
      {blocks.map((block, place) => (
        <OneBlock block={block} key={place} />
      ))}
    </div>
  )
}

function OneBlock({ block }: { block: z.output<typeof Block> }) {
  if (block.kind === 'heading') return <h2 id={block.anchor}>{block.text}</h2>
  if (block.kind === 'paragraph')
    return (
      <p>
        <Linked spans={block.spans} />
      </p>
    )
  return (
    <Bullets gap="0.5rem">
      {block.points.map((spans, place) => (
        <li key={place}>
          <Linked spans={spans} />
        </li>
      ))}
    </Bullets>
  )
}
