import { type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './TabList.module.css'

/** Tabs in one row, each in an `li`. Where they don’t fit they scroll sideways, and an arrow at the end shows that there are more. */
export function TabList({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  const { before, after } = useHidden(list)
  return (
    <nav className={classes.nav} aria-label={label} data-before={before || undefined} data-after={after || undefined}>
      <ul className={classes.list} ref={list}>
        {children}
      </ul>
    </nav>
  )
}

/** Whether there are tabs out of sight on either side. The current tab is brought into sight first: on a phone it may be far along. */
function useHidden(list: { current: HTMLUListElement | null }) {
  const [hidden, setHidden] = useState({ before: false, after: false })
  useEffect(() => {
    const { current: row } = list
    const [first, last] = [row?.firstElementChild, row?.lastElementChild]
    if (!row || !first || !last) return undefined
    bringIntoSight(row)
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (target === first) setHidden(({ after }) => ({ before: !isIntersecting, after }))
          if (target === last) setHidden(({ before }) => ({ before, after: !isIntersecting }))
        }
      },
      { root: row, threshold: NEARLY_WHOLE },
    )
    for (const tab of new Set([first, last])) seen.observe(tab)
    return () => seen.disconnect()
  }, [list])
  return hidden
}

function bringIntoSight(row: HTMLUListElement) {
  const current = row.querySelector('[aria-current]')
  if (!current) return
  const [frame, tab] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
  // The end of the row fades, so a tab that only just fits is brought on too.
  row.scrollLeft += Math.max(0, tab.right + NEXT_PEEPS - frame.right)
}

const NEARLY_WHOLE = 0.9
const NEXT_PEEPS = 40
