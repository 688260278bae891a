import type { List } from '#platform/web/useList.ts'
import { type Column, DataTable, type DataTableProps } from './DataTable.tsx'
import type { Sort } from './sorting.tsx'

type ListTableProps<Row> = { list: List<Row> } & Pick<DataTableProps<Row>, 'label' | 'columns' | 'rowKey' | 'lines' | 'groupOf'>

/** A table of one page of a list, sorted by its heads where the list has orders. */
export function ListTable<Row>({ list: { shown, loading, turn, chosen, choices, choose }, columns, ...table }: ListTableProps<Row>) {
  if (!shown) return null
  const orders = choices['sort']
  const onSort = ({ key, direction }: Sort) => choose('sort', direction === 'desc' && orders?.read(`-${key}`) ? `-${key}` : key)
  return (
    <DataTable
      {...table}
      {...(orders && { sort: sortIn(chosen.get('sort') ?? '', columns), onSort })}
      columns={columns}
      rows={shown.items}
      page={{ number: shown.page, size: shown.pageSize, total: shown.total }}
      onPage={turn}
      loading={loading}
    />
  )
}

/** The address writes an order that goes down with a minus: "-bornOn". */
function sortIn<Row>(written: string, columns: readonly Column<Row>[]): Sort | undefined {
  const key = written.replace(/^-/, '')
  if (!columns.some((column) => column.sortable && column.key === key)) return undefined
  return { key, direction: written.startsWith('-') ? 'desc' : 'asc' }
}
