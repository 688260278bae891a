import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Box } from './Box.tsx'
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
  /** Left out on a phone where each row is a line: the thing’s own page says it. */
  wide?: boolean
}

/** Rows that stand together below a heading, which folds them away. */
export interface RowGroup {
  key: string
  title: string
  /** What there is to know of them while they’re folded away. */
  note: string
  /** They’re folded away until somebody asks for them. */
  isFolded: boolean
}

export type DataTableProps<Row> = {
  /** What the table lists, read by screen readers: "Orders". */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** On a phone each row is a line and no card, for lists that are long; with `boxes`, its name has a check box before it. */
  lines?: 'plain' | 'boxes' | undefined
  /** The group of a row: rows of one group follow each other from where the first stands. */
  groupOf?: ((row: Row) => RowGroup) | undefined
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
export function DataTable<Row>(table: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, lines, groupOf, sort, onSort, page, onPage, loading = false, empty } = table
  if (rows.length === 0 && !loading && empty) return empty
  return (
    <div className={classes.wrap} aria-busy={loading || undefined}>
      {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      {/* The roles look needless, but Safari forgets that a table drawn as cards is a table. */}
      <table className={classes.table} role="table" aria-label={label} data-lines={lines}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {groupOf ? (
          <GroupedRows rows={rows} groupOf={groupOf} columns={columns} rowKey={rowKey} />
        ) : (
          <tbody role="rowgroup">
            <Rows rows={rows} columns={columns} rowKey={rowKey} />
          </tbody>
        )}
      </table>
      {page && onPage && <Pager page={page} onPage={onPage} label={label} />}
    </div>
  )
}

type RowsProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey'>

function Rows<Row>({ columns, rows, rowKey }: RowsProps<Row>) {
  return rows.map((row) => (
    <tr key={rowKey(row)} role="row">
      {columns.map(({ key, title, cell, figures, bare, isNothing, wide }) => (
        <td
          key={key}
          role="cell"
          data-title={bare ? undefined : title}
          data-figures={figures || undefined}
          data-nothing={isNothing?.(row) || undefined}
          data-wide={wide || undefined}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  ))
}

function GroupedRows<Row>({ rows, groupOf, ...table }: RowsProps<Row> & { groupOf: (row: Row) => RowGroup }) {
  const groups = new Map<string, { group: RowGroup; rows: Row[] }>()
  for (const row of rows) {
    const group = groupOf(row)
    const known = groups.get(group.key)
    known?.rows.push(row)
    if (!known) groups.set(group.key, { group, rows: [row] })
  }
  // Another search begins with its own foldings, not with those of the last.
  return [...groups.values()].map((one) => <FoldingRows key={`${one.group.key} ${one.group.isFolded}`} {...one} {...table} />)
}

function FoldingRows<Row>({ group: { title, note, isFolded }, ...table }: RowsProps<Row> & { group: RowGroup }) {
  const [isOpen, setOpen] = useState(!isFolded)
  return (
    <tbody role="rowgroup">
      <tr role="row" className={classes.group}>
        <th role="rowheader" scope="rowgroup" colSpan={table.columns.length}>
          <Box
            component="button"
            align="center"
            bdrs="0.875rem"
            display="flex"
            fz="md"
            gap="0.625rem"
            mih="2.875rem"
            p="0.5rem 1rem 0.5rem 0.75rem"
            w="100%"
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={20} style={{ flex: 'none' }} aria-hidden="true" />
            <Box component="span" style={{ textAlign: 'start' }}>
              <b>{title}</b>
              <Box component="span" c="var(--ui-quiet)" display="block" fw={400} fz="sm">
                {note}
              </Box>
            </Box>
          </Box>
        </th>
      </tr>
      {isOpen && <Rows {...table} />}
    </tbody>
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
