import { type ReactNode, useId } from 'react'
import { Box, Group } from './Box.tsx'
import { Mark } from './Mark.tsx'
import classes from './Panel.module.css'

type PanelProps = {
  /** Heading of the card; without one the card is a plain group. */
  title?: ReactNode
  /** Rank of the heading in the page's outline. */
  level?: 2 | 3 | 4
  lead?: ReactNode
  /** A Tabler icon, drawn in a soft tile above the title. */
  icon?: ReactNode
  actions?: ReactNode
  footer?: ReactNode
  /** raised has a shadow: at most one or two on a page. */
  look?: 'plain' | 'raised' | 'sunk'
  children?: ReactNode
}

/** A card. */
export function Panel({ title, level = 2, lead, icon, actions, footer, look = 'plain', children }: PanelProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  // A part of the page is a landmark; one card of several under it is an article, of which many may have the same name.
  const Card = level === 2 ? 'section' : 'article'
  const Root = title ? Card : 'div'
  return (
    <Root className={classes.panel} data-look={look} {...(title ? { 'aria-labelledby': headingId } : {})}>
      {icon && (
        <Box mb="1rem" lh={0}>
          <Mark size="lg">{icon}</Mark>
        </Box>
      )}
      {(title || actions) && (
        <Group component="header" gap="0.75rem 1.5rem" align="flex-start" justify="space-between">
          {title && (
            <Box component={Heading} fz="h3" lh="h3" m={0} id={headingId}>
              {title}
            </Box>
          )}
          {actions && (
            <Group gap="0.5rem" align="stretch">
              {actions}
            </Group>
          )}
        </Group>
      )}
      {lead && (
        <Box component="p" c="dimmed" m="0.375rem 0 0" style={{ textWrap: 'pretty' }}>
          {lead}
        </Box>
      )}
      {/* Beside a card with more to say, the foot stays at the bottom. */}
      {children && (
        <div className={classes.body} style={footer ? { flexGrow: 1 } : undefined}>
          {children}
        </div>
      )}
      {footer && <footer className={classes.footer}>{footer}</footer>}
    </Root>
  )
}
