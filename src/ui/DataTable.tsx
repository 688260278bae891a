import type { ReactNode } from 'react'
import classes from './DataTable.module.css'
import { type PageOfRows, Pager } from './Pager.tsx'
import { type Sort, SortButton, SortSelect } from './sorting.tsx'

export type Column<Row> = {
  /** Name of the column in `sort` and in the address. */
  key: string
  title: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Figures stand at the right. */
  figures?: boolean
  /** Shown without its title on a phone: the row's name, its buttons. */
  bare?: boolean
  /** True for a row that has nothing to say here: a phone’s card leaves it out. */
  isNothing?: (row: Row) => boolean
}

export type DataTableProps<Row> = {
  /** What the table lists, read by screen readers: "Orders". */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  page?: PageOfRows | undefined
  onPage?: (number: number) => void
  /** New rows are on their way: the old ones stay, dimmed. */
  loading?: boolean
  /** An EmptyState, shown instead of a table without rows. */
  empty?: ReactNode
}

/** Rows and columns, sorted and paged by the caller so that a view can live in the address. On a phone each row is a card. */
export function DataTable<Row>({ label, columns, rows, rowKey, sort, onSort, page, onPage, loading = false, empty }: DataTableProps<Row>) {
  if (rows.length === 0 && !loading && empty) return empty
  return (
    <div className={classes.wrap} aria-busy={loading || undefined}>
      {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      {/* The roles look needless, but Safari forgets that a table drawn as cards is a table. */}
      <table className={classes.table} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map(({ key, title, cell, figures, bare, isNothing }) => (
                <td
                  key={key}
                  role="cell"
                  data-title={bare ? undefined : title}
                  data-figures={figures || undefined}
                  data-nothing={isNothing?.(row) || undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {page && onPage && <Pager page={page} onPage={onPage} label={label} />}
    </div>
  )
}

type HeadCellProps<Row> = { column: Column<Row>; sort: Sort | undefined; onSort: ((sort: Sort) => void) | undefined }

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { key, title, sortable, figures } = column
  const sorted = sort?.key === key ? sort.direction : undefined
  return (
    <th role="columnheader" scope="col" data-figures={figures || undefined} aria-sort={sorted && ariaSort[sorted]}>
      {sortable && onSort ? <SortButton column={key} title={title} sorted={sorted} onSort={onSort} /> : title}
    </th>
  )
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
