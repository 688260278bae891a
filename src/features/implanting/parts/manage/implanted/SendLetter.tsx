import type { ReactNode } from 'react'
import { chipsInUse } from '#features/chips/topics.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { sendKeeperLetter } from '../../../contract.ts'
import type { ImplantRow } from '../../../shapes.ts'

/** Has a letter that was lost sent again. */
export function SendLetter({ implant, children }: { implant: ImplantRow; children: ReactNode }) {
  return (
    <DialogButton
      weight="plain"
      size="sm"
      disabledBecause={implant.can.sendLetter}
      renderDialog={(close) => <SendLetterDialog implant={implant} onClose={close} />}
    >
      {children}
    </DialogButton>
  )
}

function SendLetterDialog({ implant: { id, keeper, letterAt }, onClose }: { implant: ImplantRow; onClose: () => void }) {
  const { run, isPending } = useAction(sendKeeperLetter, { toast: true, refresh: [chipsInUse], then: onClose })
  return (
    <ConfirmDialog
      title="Send the letter again?"
      yes="Send letter"
      busy={isPending}
      onYes={() => void run({ implantId: id })}
      onClose={onClose}
    >
      We sent it on {letterAt && whenText(letterAt, 'day')} to {[keeper?.name, ...(keeper?.address ?? [])].filter(Boolean).join(', ')}. If
      the address is wrong, withdraw the request and ask again instead.
    </ConfirmDialog>
  )
}
