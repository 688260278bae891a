import { Suspense } from 'react'
import { lazyPart } from '#platform/web/lazypart.ts'
import type { DialogProps } from './Dialog.tsx'

const Dialog = lazyPart(() => import('./Dialog.tsx').then((part) => part.Dialog))

/** A short form over the page, for something that belongs to one row of it. Escape, the cross and a press beside it close it. */
export function FormDialog(props: DialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  )
}
