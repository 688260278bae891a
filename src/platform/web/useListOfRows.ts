import type { Choices, ListView, View } from './listview.ts'
import type { List } from './useList.ts'
import { useListView } from './useListView.ts'

/** A list of rows that came whole, from several calls, say: `fits` narrows it here, where a call does it for other lists. */
export function useListOfRows<Row, Chosen extends Choices>(
  query: Omit<List['query'], 'data'> & { data: readonly Row[] | undefined },
  list: ListView<Chosen>,
  fits: (row: Row, view: View<Chosen>) => boolean,
) {
  const inView = useListView(list)
  const { pageSize } = list.inputOf(inView.view)
  const fitting = query.data?.filter((row) => fits(row, inView.view))
  const shown = fitting && pageOf(fitting, inView.view.page, pageSize)
  return { ...inView, query: { ...query, data: shown }, shown, loading: false, isEmpty: query.data?.length === 0 }
}

function pageOf<Row>(rows: readonly Row[], asked: number, pageSize: number) {
  const page = Math.min(asked, Math.max(1, Math.ceil(rows.length / pageSize)))
  return { items: rows.slice((page - 1) * pageSize, page * pageSize), page, pageSize, total: rows.length }
}
