import { type ReactNode, useId } from 'react'
import type { Tone } from '#ui/palette.ts'
import { StatusTag } from '#ui/StatusTag.tsx'
import classes from './RequestCard.module.css'

interface RequestCardProps {
  picture: ReactNode
  title: ReactNode
  /** A line or two below the title. */
  line?: ReactNode
  tag: { label: string; tone: Tone }
  /** The buttons at the end. */
  actions?: ReactNode
  level?: 2 | 3
  children?: ReactNode
}

/** An animal about which something is asked or offered, and what can be done about that. */
export function RequestCard({ picture, title, line, tag, actions, level = 3, children }: RequestCardProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <header className={classes.head}>
        <span className={classes.picture}>{picture}</span>
        <div className={classes.words}>
          <Heading className={classes.title} id={titleId}>
            {title}
          </Heading>
          {line && <p className={classes.line}>{line}</p>}
          <div className={classes.tag}>
            <StatusTag tone={tag.tone}>{tag.label}</StatusTag>
          </div>
        </div>
      </header>
      {children && <div className={classes.body}>{children}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </article>
  )
}
