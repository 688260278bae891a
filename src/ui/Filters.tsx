import { useDebouncedCallback } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import classes from './Filters.module.css'
import { TextField } from './TextField.tsx'

const PAUSE_MS = 250

interface FiltersProps {
  /** What is looked for now. */
  query: string
  onQuery: (query: string) => void
  label?: string
  maxLength?: number
  /** Few choices follow: the search box takes the rest of the line. */
  few?: boolean
  /** The choices that narrow or order the list. */
  children: ReactNode
}

/** Stands above a list: what to look for in it, and the choices that narrow it. */
export function Filters({ few, children, ...search }: FiltersProps) {
  return (
    <search className={classes.filters} data-few={few || undefined}>
      <QueryField {...search} />
      {children}
    </search>
  )
}

/** Asks after a pause in the typing, and follows the address when that changes by other means. */
function QueryField({ query, onQuery, label = 'Name or microchip number', maxLength = 60 }: Omit<FiltersProps, 'few' | 'children'>) {
  const [typed, setTyped] = useState(query)
  const [asked, setAsked] = useState(query)
  const [seen, setSeen] = useState(query)
  const ask = useDebouncedCallback((next: string) => {
    setAsked(next)
    onQuery(next)
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
