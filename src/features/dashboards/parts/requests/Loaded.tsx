import type { ComponentProps, ReactNode } from 'react'
import { combineQueries } from '#platform/web/combine.ts'
import { Loaded as LoadedQuery } from '#ui/Loaded.tsx'

type Query = ComponentProps<typeof LoadedQuery>['query']

/** Several answers of which a page of requests needs all. */
export function Loaded({ asked, children }: { asked: readonly Query[]; children: ReactNode }) {
  return (
    <LoadedQuery what="your requests" query={combineQueries(Object.fromEntries(asked.entries()))} shape="cards">
      {() => children}
    </LoadedQuery>
  )
}
