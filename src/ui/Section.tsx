import { type ReactNode, useId } from 'react'
import { Group } from './Box.tsx'
import classes from './Section.module.css'

type SectionProps = {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** band: a full-width quiet ground that sets the section apart. */
  ground?: 'plain' | 'band'
  /** Centres the heading, for marketing pages. */
  centred?: boolean
  id?: string
  children: ReactNode
}

/** A named part of a page under an h2. */
export function Section({ title, lead, actions, ground = 'plain', centred = false, id, children }: SectionProps) {
  const headingId = useId()
  return (
    <section className={classes.section} data-ground={ground} aria-labelledby={headingId} id={id}>
      <header className={classes.head} data-centred={centred || undefined}>
        <div>
          <h2 id={headingId}>{title}</h2>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions && (
          <Group gap="0.75rem" align="stretch">
            {actions}
          </Group>
        )}
      </header>
      {children}
    </section>
  )
}
