import { useDebouncedCallback } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import type { List } from '#platform/web/useList.ts'
import classes from './Filters.module.css'
import { TextField } from './TextField.tsx'

const PAUSE_MS = 250

interface QueryFieldProps {
  list: List
  label?: string
  maxLength?: number
}

interface FiltersProps extends QueryFieldProps {
  /** Few choices follow: the search box takes the rest of the line. */
  few?: boolean
  /** The choices that narrow or order the list. */
  children: ReactNode
}

/** Stands above a list: what to look for in it, and the choices that narrow it. */
export function Filters({ few, children, ...search }: FiltersProps) {
  const hasQuery = 'query' in search.list.choices
  return (
    <search className={classes.filters} data-kind={(!hasQuery && 'choices') || (few && 'few') || undefined}>
      {hasQuery && <QueryField {...search} />}
      {children}
    </search>
  )
}

/** Asks after a pause in the typing, and follows the address when that changes by other means. */
function QueryField({ list, label = 'Name or microchip number', maxLength = 60 }: QueryFieldProps) {
  const query = list.chosen.get('query') ?? ''
  const [typed, setTyped] = useState(query)
  const [asked, setAsked] = useState(query)
  const [seen, setSeen] = useState(query)
  const ask = useDebouncedCallback((next: string) => {
    setAsked(next)
    list.choose('query', next)
  }, PAUSE_MS)
  if (query !== seen) {
    setSeen(query)
    // What was asked for here is still being typed on; anything else came with the address.
    if (query !== asked) setTyped(query)
  }
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      maxLength={maxLength}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        ask(event.currentTarget.value.trim())
      }}
    />
  )
}
