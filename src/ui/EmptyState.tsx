import { type ReactNode } from 'react'
import classes from './EmptyState.module.css'

type EmptyStateProps = {
  /** A spot illustration from art/spots. */
  art?: ReactNode
  title: ReactNode
  /** What would stand here, and how to make it so. */
  children?: ReactNode
  action?: ReactNode
  level?: 2 | 3 | 4
}

/** Stands where there is nothing yet, and says what to do about that. */
export function EmptyState({ art, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classes.state}>
      {art && (
        <div className={classes.art} data-print="no">
          {art}
        </div>
      )}
      <Heading className={classes.title}>{title}</Heading>
      {children && <div className={classes.words}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
