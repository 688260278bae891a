import type { ReactNode } from 'react'
import { Box, Group } from './Box.tsx'
import { type Crumb, Crumbs } from './Crumbs.tsx'
import classes from './Page.module.css'

/** The shell moves focus to this id after a change of route. */
export const pageTitleId = 'page-title'

type PageProps = {
  /** The page's only h1. */
  title: ReactNode
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** A short line above the title, for example the name of the part of the product. */
  eyebrow?: ReactNode
  /** narrow: a form (38rem) · text: an article (46rem) · wide: the default (76rem). */
  width?: 'narrow' | 'text' | 'wide'
  /** Buttons beside the title (under it on a phone). */
  actions?: ReactNode
  /** The way back up, outermost first; the page itself is not listed. */
  crumbs?: readonly Crumb[]
  children: ReactNode
}

/** Every routed page: heading that takes focus, lead, actions and the content at its width. */
export function Page({ title, lead, eyebrow, width = 'wide', actions, crumbs, children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {crumbs && <Crumbs crumbs={crumbs} />}
      <Group component="header" gap="1.25rem 2rem" align="flex-end" justify="space-between" mb="clamp(1.5rem, 3vw, 2.25rem)">
        <Box flex="1 1 20rem" miw={0}>
          {eyebrow && (
            <Box component="p" c="var(--ui-alert-text)" fz="sm" fw={700} m="0 0 0.5rem">
              {eyebrow}
            </Box>
          )}
          <h1 id={pageTitleId} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </Box>
        {actions && (
          <Group gap="0.75rem" align="stretch">
            {actions}
          </Group>
        )}
      </Group>
      <div className={classes.body}>{children}</div>
    </div>
  )
}
