import { Link } from 'react-router'
import { countText } from '#platform/text/counttext.ts'
import classes from './LinkTabs.module.css'
import looks from './SubNav.module.css'
import { TabList } from './TabList.tsx'

interface LinkTab {
  label: string
  to: string
  /** How many stand behind it; nothing is shown for none. */
  count?: number | undefined
}

interface LinkTabsProps {
  label: string
  tabs: readonly LinkTab[]
  current: string
  /** The counts say how much there is, not that something waits. */
  quiet?: boolean
}

/** Views of one page side by side, told apart by what follows the question mark in its address. */
export function LinkTabs({ label, tabs, current, quiet = false }: LinkTabsProps) {
  return (
    <TabList label={label}>
      {tabs.map(({ label: name, to, count = 0 }) => (
        <li key={to}>
          <Link className={looks.link} to={to} preventScrollReset {...(to === current && { 'aria-current': 'page' })}>
            {name}
            {count > 0 && (
              <span className={classes.count} data-quiet={quiet || undefined}>
                {countText(count)}
              </span>
            )}
          </Link>
        </li>
      ))}
    </TabList>
  )
}
