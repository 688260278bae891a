import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { pageTitleId } from '#ui/Page.tsx'

/** Moves focus to the heading of a new page, so that a screen reader reads it and the next Tab starts there. */
export function usePageFocus() {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (hash) return
    const heading = document.getElementById(pageTitleId) ?? document.getElementById('main')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash])
}
