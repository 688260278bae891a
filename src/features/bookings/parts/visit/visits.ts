import { keysOf } from '#platform/keysof.ts'
import { listView, oneOf } from '#platform/web/listview.ts'

export const SHOW_WORDS = { upcoming: 'To come', waiting: 'Waiting for an answer', past: 'Past' }
export const SORT_WORDS = { startsAt: 'Earliest first', '-startsAt': 'Latest first', '-createdAt': 'Last booked first' }

/** The visits of one side, as their list narrows and orders them. */
export const visits = (side: 'implanter' | 'customer') => {
  const view = listView({ show: oneOf(keysOf(SHOW_WORDS)), sort: oneOf(keysOf(SORT_WORDS), '-startsAt') }, { pageSize: 10 })
  return { ...view, inputOf: (chosen: Parameters<typeof view.inputOf>[0]) => ({ ...view.inputOf(chosen), side }) }
}
