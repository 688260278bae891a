import { DataTable, type DataTableProps } from './DataTable.tsx'

export interface ListProps<Row> {
  /** One page of a list, as a call answers it. */
  list: { items: readonly Row[]; page: number; pageSize: number; total: number }
  loading: boolean
  onPage: (page: number) => void
}

/** A table of one page of a list. */
export function ListTable<Row>({ list, ...table }: ListProps<Row> & Omit<DataTableProps<Row>, 'rows' | 'page'>) {
  return <DataTable {...table} rows={list.items} page={{ number: list.page, size: list.pageSize, total: list.total }} />
}
