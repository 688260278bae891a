import { useEffect } from 'react'
import { pageTitleId } from './Page.tsx'

/** Moves the focus to the page's heading when a page takes the place of another without a change of address. */
export function useTitleFocus() {
  useEffect(focusTitle, [])
}

/** Moves the focus to the heading of the page that stands. */
export function focusTitle() {
  document.getElementById(pageTitleId)?.focus()
}
