import { type ReactNode } from 'react'
import classes from './Columns.module.css'

type ColumnsProps = {
  /** Narrowest a column may be, a CSS length; as many columns as fit stand side by side. */
  min?: string
  gap?: 'sm' | 'md' | 'lg'
  children: ReactNode
}

/** Equal columns that fold to one on a phone. */
export function Columns({ min = '17rem', gap = 'md', children }: ColumnsProps) {
  return (
    <div className={classes.columns} data-gap={gap} style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(${min}, 100%), 1fr))` }}>
      {children}
    </div>
  )
}

/** The main matter and something beside it, which goes below on a narrow screen. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.withAside}>
      <div className={classes.stack}>{children}</div>
      <aside className={classes.stack}>{aside}</aside>
    </div>
  )
}

/** One below the other, evenly spaced. */
export function Rows({ gap = 'md', children }: { gap?: 'sm' | 'md' | 'lg'; children: ReactNode }) {
  return (
    <div className={classes.stack} data-gap={gap}>
      {children}
    </div>
  )
}
