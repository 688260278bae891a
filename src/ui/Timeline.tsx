import { type ReactNode } from 'react'
import { type Tone } from './palette.ts'
import classes from './Timeline.module.css'
import { When } from './When.tsx'

export type TimelineEntry = {
  key: string
  at: Date | string
  title: ReactNode
  text?: ReactNode
  /** A small Tabler icon (18 px) in the mark. */
  mark?: ReactNode
  tone?: Tone
}

/** What happened, in the order given. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol className={classes.timeline} aria-label={label}>
      {entries.map(({ key, at, title, text, mark, tone = 'quiet' }) => (
        <li className={classes.entry} key={key} data-tone={tone}>
          <span className={classes.mark} aria-hidden="true">
            {mark}
          </span>
          <div className={classes.words}>
            <p className={classes.title}>{title}</p>
            {text && <div className={classes.text}>{text}</div>}
            <p className={classes.time}>
              <When at={at} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
