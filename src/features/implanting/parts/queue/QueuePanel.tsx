import { Suspense, useRef } from 'react'
import { lazyPart } from '#platform/web/lazypart.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import classes from './QueuePanel.module.css'
import type { Queued } from './queued.ts'
import { useQueue } from './useQueue.ts'
import { useSending } from './useSending.ts'
import { animals } from './words.ts'

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
      {!keeps && <KeepsNothing />}
      {items.length > 0 && (
        <Suspense>
          <Items {...queue} onMend={onMend} onRemove={(id) => void take(id)} />
        </Suspense>
      )}
      {unreadable.length > 0 && <Unreadable ids={unreadable} onRemove={(ids) => void Promise.all(ids.map(take))} />}
    </div>
  )
}

function kindOf(waiting: number, conflicts: number) {
  if (conflicts > 0) return 'warning'
  return waiting > 0 ? 'info' : 'success'
}

function KeepsNothing() {
  return (
    <Notice kind="warning" title="This browser can’t save anything on your device">
      It may be in private mode or out of space, so you can’t use this page without signal. Use another browser before you go somewhere with
      no signal.
    </Notice>
  )
}

function Unreadable({ ids, onRemove }: { ids: readonly string[]; onRemove: (ids: readonly string[]) => void }) {
  const remove = (
    <DialogButton
      weight="plain"
      size="sm"
      renderDialog={(close) => (
        <ConfirmDialog
          title="Remove what we can’t read?"
          yes="Remove"
          weight="danger"
          busy={false}
          onYes={() => onRemove(ids)}
          onClose={close}
        >
          Enter the animals again from your own notes. They’re not on the register.
        </ConfirmDialog>
      )}
    >
      Remove
    </DialogButton>
  )
  return (
    <Notice kind="warning" title={`We can’t read ${animals(ids.length)} on this device`} action={remove}>
      They were saved by an earlier version of this page, or the device damaged them. They weren’t sent.
    </Notice>
  )
}
