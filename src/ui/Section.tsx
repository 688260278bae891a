import { Box, Group } from '@mantine/core'
import { type ReactNode, useId } from 'react'
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
          <Box component="h2" ff="heading" fz="h2" fw={600} lh="h2" m={0} style={{ textWrap: 'balance' }} id={headingId}>
            {title}
          </Box>
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
