import { Suspense, useRef } from 'react'
import { lazyPart } from '#platform/web/lazypart.ts'
import { Notice } from '#ui/Notice.tsx'
import classes from './QueuePanel.module.css'
import type { Queued } from './queued.ts'
import { useQueue } from './useQueue.ts'
import { useSending } from './useSending.ts'

const KeepsNothing = lazyPart(() => import('./storeproblems.tsx').then((part) => part.KeepsNothing))
const Unreadable = lazyPart(() => import('./storeproblems.tsx').then((part) => part.Unreadable))
const Items = lazyPart(() => import('./Items.tsx').then((part) => part.Items))

interface QueuePanelProps {
  /** Opens an item in the form, to be sent with the same `draftId`. */
  onMend: (item: Queued) => void
}

/** What waits on this device for signal, what was refused, and what can be done about it. Stands on its page always, and is empty when nothing waits. */
export function QueuePanel({ onMend }: QueuePanelProps) {
  const queue = useQueue()
  const { items, waiting, unreadable, keeps, said, sendAll, remove } = queue
  const status = useRef<HTMLDivElement>(null)
  useSending(waiting, sendAll)

  const take = async (id: string) => {
    await remove(id)
    status.current?.focus() // The button that was pressed is gone.
  }
  const conflicts = items.filter(({ state }) => state === 'conflict').length
  return (
    <div className={classes.queue}>
      <div className={classes.said} role="status" tabIndex={-1} ref={status}>
        {said && <Notice kind={kindOf(waiting, conflicts)}>{said}</Notice>}
      </div>
      {!keeps && (
        <Suspense>
          <KeepsNothing />
        </Suspense>
      )}
      {items.length > 0 && (
        <Suspense>
          <Items {...queue} onMend={onMend} onRemove={(id) => void take(id)} />
        </Suspense>
      )}
      {unreadable.length > 0 && (
        <Suspense>
          <Unreadable ids={unreadable} onRemove={(ids) => void Promise.all(ids.map(take))} />
        </Suspense>
      )}
    </div>
  )
}

function kindOf(waiting: number, conflicts: number) {
  if (conflicts > 0) return 'warning'
  return waiting > 0 ? 'info' : 'success'
}
