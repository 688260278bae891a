import type { ReactNode } from 'react'
import type { List } from '#platform/web/useList.ts'
import { ActionButton } from './ActionButton.tsx'
import { SearchPaperArt } from './art/spots/SearchPaperArt.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Loaded } from './Loaded.tsx'

interface ListedProps {
  list: List<unknown>
  /** What is listed: "your animals". */
  what: string
  shape?: 'cards' | 'table'
  /** Stands where there is nothing to list at all. */
  none: ReactNode
  /** What narrows the list, above it. */
  filters?: ReactNode
  /** The button that leads back to all of them: "Show all my animals". */
  all?: string
  level?: 2 | 3
  /** What may help those who find nothing. */
  noneLikeThat?: string
  /** A better way out for them than to show all. */
  elsewhere?: ReactNode
  children: ReactNode
}

/** A list of any kind: while it comes, where it does not, where there is nothing, and where nothing is like what was looked for. */
export function Listed({ list, what, shape = 'table', none, filters, all, level = 2, noneLikeThat, elsewhere, children }: ListedProps) {
  const { query, shown, isEmpty, clear } = list
  const data = query.error ? query.data : shown
  return (
    <>
      {shown && !isEmpty && filters}
      <Loaded what={what} query={{ ...query, data }} shape={shape} count={shape === 'table' ? 5 : 3}>
        {({ total }) => {
          if (isEmpty) return none
          if (total > 0) return children
          return (
            <EmptyState
              level={level}
              art={<SearchPaperArt />}
              title="No results"
              action={
                <>
                  {elsewhere}
                  <ActionButton weight="plain" onClick={clear}>
                    {all}
                  </ActionButton>
                </>
              }
            >
              {noneLikeThat}
            </EmptyState>
          )
        }}
      </Loaded>
    </>
  )
}
