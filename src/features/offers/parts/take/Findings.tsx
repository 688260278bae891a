import { IconCheck, IconHelp, IconX } from '@tabler/icons-react'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import classes from './Findings.module.css'
import type { Finding } from './findings.ts'

/** What the register knows that a buyer should know. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className={classes.list}>
      {findings.map(({ kind, title, text }) => (
        <li className={classes.finding} key={title} data-kind={kind}>
          <span className={classes.mark} aria-hidden="true">
            {marks[kind]}
          </span>
          <div>
            <p className={classes.title}>
              <VisuallyHidden>{aloud[kind]}: </VisuallyHidden>
              {title}
            </p>
            <p className={classes.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const aloud = { good: 'Good', ask: 'Ask about this', stop: 'Stop' }

const marks = {
  good: <IconCheck size={20} stroke={2.4} />,
  ask: <IconHelp size={20} stroke={2.2} />,
  stop: <IconX size={20} stroke={2.4} />,
}
