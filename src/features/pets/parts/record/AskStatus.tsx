import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#platform/web/lazypart.ts'

const StatusDialog = lazyPart(() => import('./StatusDialog.tsx').then((part) => part.StatusDialog))

/** The questions about a new status, whose form isn’t part of the page’s first load. */
export const AskStatus = (props: ComponentProps<typeof StatusDialog>) => (
  <Suspense>
    <StatusDialog {...props} />
  </Suspense>
)
