import { type ReactNode } from 'react'
import { Box } from './Box.tsx'
import classes from './FactList.module.css'

export type Fact = {
  label: ReactNode
  /** Nothing (null, undefined, '') is said in words, not left blank. */
  value: ReactNode
  /** A link or small button that changes this one fact. */
  action?: ReactNode
}

/** Facts about one thing: label, value and perhaps a way to change it. */
export function FactList({ facts, unknown = 'Not given' }: { facts: readonly Fact[]; unknown?: string }) {
  return (
    <dl className={classes.list}>
      {facts.map(({ label, value, action }, index) => (
        <div className={classes.fact} key={index}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>
            {isBlank(value) ? (
              <Box component="span" c="dimmed" fw={400}>
                {unknown}
              </Box>
            ) : (
              value
            )}
          </dd>
          {action && <dd className={classes.action}>{action}</dd>}
        </div>
      ))}
    </dl>
  )
}

function isBlank(value: ReactNode) {
  return value === undefined || value === null || value === ''
}
