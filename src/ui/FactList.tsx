import type { ReactNode } from 'react'
import { Box } from './Box.tsx'
import classes from './FactList.module.css'

export type Fact = {
  label: ReactNode
  /** Nothing (null, undefined, '') is said in words, not left blank. */
  value: ReactNode
  /** A link or small button that changes this one fact. */
  action?: ReactNode
}

interface FactListProps {
  facts: readonly Fact[]
  unknown?: string
  /** cards: side by side, the label over its value, as many in a row as fit. */
  look?: 'rows' | 'cards'
}

/** Facts about one thing: label, value and perhaps a way to change it. */
export function FactList({ facts, unknown = 'Not given', look = 'rows' }: FactListProps) {
  return (
    <dl className={classes.list} data-look={look}>
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
