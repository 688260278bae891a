import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { SelectField } from './SelectField.tsx'
import classes from './sorting.module.css'

export type Sort = { key: string; direction: 'asc' | 'desc' }

type SortButtonProps = { column: string; title: string; sorted: Sort['direction'] | undefined; onSort: (sort: Sort) => void }

/** The head of a sortable column: press to sort, press again to turn round. */
export function SortButton({ column, title, sorted, onSort }: SortButtonProps) {
  const Icon = icons[sorted ?? 'none']
  return (
    <button className={classes.button} type="button" onClick={() => onSort({ key: column, direction: sorted === 'asc' ? 'desc' : 'asc' })}>
      {title}
      <Icon className={classes.icon} data-on={sorted ? true : undefined} size={16} aria-hidden="true" />
    </button>
  )
}

const icons = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort }

type SortSelectProps = {
  columns: readonly { key: string; title: string; sortable?: boolean }[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

/** Sorting on a phone, where the column heads are not drawn. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const sortable = columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  const options = sortable.flatMap(({ key, title }) => [
    { value: `${key} asc`, label: `${title}, ascending` },
    { value: `${key} desc`, label: `${title}, descending` },
  ])
  const change = (choice: string) => {
    const [key = '', direction] = choice.split(' ')
    onSort({ key, direction: direction === 'desc' ? 'desc' : 'asc' })
  }
  return (
    <div className={classes.phoneOnly}>
      <SelectField
        label="Sort by"
        options={options}
        {...(!sort && { empty: 'Usual order' })}
        value={sort ? `${sort.key} ${sort.direction}` : ''}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </div>
  )
}
