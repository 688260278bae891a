import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Disclosure.module.css'

type DisclosureProps = {
  /** The question, or what is hidden. */
  title: ReactNode
  open?: boolean
  /** Disclosures of one name close each other. */
  name?: string
  children: ReactNode
}

/** Something that opens when asked for: an answer in a list of questions, the rare part of a form. Works without JavaScript. */
export function Disclosure({ title, open = false, name, children }: DisclosureProps) {
  return (
    <details className={classes.details} open={open} name={name}>
      <summary className={classes.summary}>
        {title}
        <IconChevronDown className={classes.arrow} size={20} aria-hidden="true" />
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  )
}
