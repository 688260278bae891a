import type { ReactNode } from 'react'
import classes from './Prose.module.css'

/** Running text: articles, terms, explanations. Plain headings, paragraphs, lists, tables and quotations inside are set well. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={classes.prose}>{children}</div>
}
