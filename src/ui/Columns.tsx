import type { ReactNode } from 'react'
import classes from './Columns.module.css'

type ColumnsProps = {
  component?: 'div' | 'dl' | 'ol' | 'ul'
  /** Narrowest a column may be, a CSS length; as many columns as fit stand side by side. */
  min?: string
  /** A name, or CSS lengths. */
  gap?: keyof typeof GAPS | `${number}rem ${number}rem`
  align?: 'start' | 'end'
  /** Few are as wide as many: room is left at the end of the row. */
  fill?: boolean
  children: ReactNode
}

const GAPS = { xs: '0.5rem', sm: '0.75rem', md: 'clamp(1rem, 2vw, 1.5rem)', lg: 'clamp(1.5rem, 4vw, 3rem)' }
const isNamed = (gap: string): gap is keyof typeof GAPS => gap in GAPS

/** Equal columns that fold to one on a phone. */
export function Columns({ component: Root = 'div', min = '17rem', gap = 'md', align, fill = false, children }: ColumnsProps) {
  const gridTemplateColumns = `repeat(auto-${fill ? 'fill' : 'fit'}, minmax(min(${min}, 100%), 1fr))`
  return (
    <Root className={classes.columns} style={{ alignItems: align, gap: isNamed(gap) ? GAPS[gap] : gap, gridTemplateColumns }}>
      {children}
    </Root>
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
export function Rows({ gap = 'md', children }: { gap?: keyof typeof GAPS; children: ReactNode }) {
  return (
    <div className={classes.stack} style={{ gap: GAPS[gap] }}>
      {children}
    </div>
  )
}
