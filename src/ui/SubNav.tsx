import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import classes from './SubNav.module.css'

export type SubNavLink = {
  label: string
  to: string
  /** Current on its own address alone, and not on those below it: for the first page of a dashboard. */
  end?: boolean
}

/** A dashboard's own navigation: links as tabs, which scroll sideways where they do not fit. */
export function SubNav({ label, links }: { label: string; links: readonly SubNavLink[] }) {
  const list = useCurrentInSight()
  return (
    <nav className={classes.nav} aria-label={label}>
      <ul className={classes.list} ref={list}>
        {links.map(({ label: words, to, end = false }) => (
          <li key={to}>
            <NavLink className={classes.link ?? ''} to={to} end={end} prefetch="intent">
              {words}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone the current tab may stand outside the first screenful. */
function useCurrentInSight() {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')
    if (!list.current || !current) return
    const [frame, tab] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()]
    if (tab.right > frame.right) list.current.scrollLeft += tab.right - frame.right + NEXT_PEEPS
  }, [])
  return list
}

const NEXT_PEEPS = 40
