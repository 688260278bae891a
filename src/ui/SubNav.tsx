import { NavLink } from 'react-router'
import classes from './SubNav.module.css'
import { TabList } from './TabList.tsx'

export type SubNavLink = {
  label: string
  to: string
  /** Current on its own address alone, and not on those below it: for the first page of a dashboard. */
  end?: boolean
}

/** A dashboard's own navigation: links as tabs. */
export function SubNav({ label, links }: { label: string; links: readonly SubNavLink[] }) {
  return (
    <TabList label={label}>
      {links.map(({ label: words, to, end = false }) => (
        <li key={to}>
          <NavLink className={classes.link ?? ''} to={to} end={end} prefetch="intent">
            {words}
          </NavLink>
        </li>
      ))}
    </TabList>
  )
}
