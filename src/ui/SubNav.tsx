import { Link, useLocation } from 'react-router'
import classes from './SubNav.module.css'
import { TabList } from './TabList.tsx'

export type SubNavLink = {
  label: string
  to: string
  /** Current on its own address alone, and not on those below it: for the first page of a dashboard. */
  end?: boolean
}

/** A dashboard's own navigation: links as tabs. The current one leads to this page, or to the nearest above it. */
export function SubNav({ label, links }: { label: string; links: readonly SubNavLink[] }) {
  const current = nearest(links, useLocation().pathname)
  return (
    <TabList label={label}>
      {links.map((link) => (
        <li key={link.to}>
          <Link className={classes.link} to={link.to} aria-current={link === current ? 'page' : undefined} prefetch="intent">
            {link.label}
          </Link>
        </li>
      ))}
    </TabList>
  )
}

function nearest(links: readonly SubNavLink[], here: string): SubNavLink | undefined {
  const above = links.filter(({ to, end }) => here === to || (!end && here.startsWith(`${to}/`)))
  return above.toSorted((one, other) => other.to.length - one.to.length)[0]
}
