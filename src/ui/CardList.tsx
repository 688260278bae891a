import type { ReactNode } from 'react'
import type { List } from '#platform/web/useList.ts'
import classes from './CardList.module.css'
import { Pager } from './Pager.tsx'

interface CardListProps {
  list: List
  /** What the cards are of, read by screen readers: "pets". */
  label: string
  children: ReactNode
}

/** One page of a list as cards, with the way to the others where it has some. */
export function CardList({ list: { shown, loading, turn }, label, children }: CardListProps) {
  if (!shown) return null
  const { page, pageSize, total } = shown
  return (
    <div className={classes.list} aria-busy={loading || undefined}>
      {children}
      {total > pageSize && <Pager page={{ number: page, size: pageSize, total }} onPage={turn} label={label} />}
    </div>
  )
}
