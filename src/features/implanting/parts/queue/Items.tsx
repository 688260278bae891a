import { ActionButton } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Conflict } from './Conflict.tsx'
import type { Queued } from './queued.ts'
import type { useQueue } from './useQueue.ts'
import { WaitingList } from './WaitingList.tsx'
import { animals } from './words.ts'

interface ItemsProps
  extends Pick<ReturnType<typeof useQueue>, 'items' | 'waiting' | 'isSending' | 'sendAll' | 'sendAgain' | 'sendWithYes'> {
  onMend: (item: Queued) => void
  onRemove: (id: string) => void
}

/** The animals that wait on this device: first those that were refused. */
export function Items({ items, waiting, isSending, sendAll, sendAgain, sendWithYes, onMend, onRemove }: ItemsProps) {
  return (
    <>
      {items
        .filter(({ state }) => state === 'conflict')
        .map((item) => (
          <Conflict
            item={item}
            key={item.id}
            onMend={() => onMend(item)}
            onSendAgain={() => void sendAgain(item.id)}
            onYes={() => void sendWithYes(item.id)}
            onRemove={() => onRemove(item.id)}
          />
        ))}
      {waiting > 0 && (
        <Panel
          title={`${animals(waiting)} to send`}
          lead="Saved on this device only. We’ll send it automatically when this page is open and there’s signal."
          actions={
            <ActionButton weight="plain" busy={isSending} onClick={() => void sendAll()}>
              Send now
            </ActionButton>
          }
        >
          <WaitingList items={items.filter(({ state }) => state !== 'conflict')} onRemove={onRemove} />
        </Panel>
      )}
    </>
  )
}
