import { keysOf } from '#platform/keysof.ts'
import { listView, oneOf } from '#platform/web/listview.ts'

export const SHOW_WORDS = { upcoming: 'To come', waiting: 'Waiting for an answer', past: 'Past' }
/** An implanter sees what waits above the list, and so not again in it. */
export const SHOW_TO_IMPLANTER = { upcoming: 'To come', past: 'Past' }
export const SORT_WORDS = { startsAt: 'Earliest first', '-startsAt': 'Latest first', '-createdAt': 'Last booked first' }

/** The visits of one side, as their list narrows and orders them. */
export const visits = (side: 'implanter' | 'customer') => {
  const view = listView({ show: oneOf(keysOf(SHOW_WORDS)), sort: oneOf(keysOf(SORT_WORDS), '-startsAt') }, { pageSize: 10 })
  const inputOf = (chosen: Parameters<typeof view.inputOf>[0]) => {
    const input = view.inputOf(chosen)
    return { ...input, ...(side === 'implanter' && { show: shownOf(input.show) }), side }
  }
  return { ...view, inputOf }
}

const shownOf = (show: keyof typeof SHOW_WORDS | undefined): 'planned' | 'answered' | 'waiting' | 'past' =>
  show === 'upcoming' ? 'planned' : (show ?? 'answered')
