import type { ReactNode } from 'react'
import { Box } from './Box.tsx'
import { Mark } from './Mark.tsx'
import type { Tone } from './palette.ts'
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
    <ol aria-label={label}>
      {entries.map(({ key, at, title, text, mark, tone = 'quiet' }) => (
        <li className={classes.entry} key={key}>
          <Mark tone={tone}>{mark}</Mark>
          <Box miw={0} pt="0.3125rem">
            <Box component="p" fw={600} m={0}>
              {title}
            </Box>
            {text && <Box c="dimmed">{text}</Box>}
            <Box component="p" c="dimmed" fz="sm" m="0.125rem 0 0">
              <When at={at} />
            </Box>
          </Box>
        </li>
      ))}
    </ol>
  )
}
