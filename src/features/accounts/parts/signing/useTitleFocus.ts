import { useEffect } from 'react'
import { pageTitleId } from '#ui/Page.tsx'

/** Moves the focus to the page's heading when a page takes the place of another without a change of address. */
export function useTitleFocus() {
  useEffect(focusTitle, [])
}

export function focusTitle() {
  document.getElementById(pageTitleId)?.focus()
}
