import { IconFileInvoice } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { download } from '#platform/web/download.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { downloadInvoice } from '../../contract.ts'

interface PdfButtonProps {
  paymentId: string
  /** The credit note of this refund, in place of the invoice. */
  refundId?: string
  /** The file's name, should the answer give none. */
  name: string
  weight?: 'plain' | 'quiet'
  children: ReactNode
}

/** Saves an invoice or a credit note to the device. */
export function PdfButton({ paymentId, refundId, name, weight = 'quiet', children }: PdfButtonProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await download(downloadInvoice, { paymentId, ...(refundId && { refundId }) }, name)
    setBusy(false)
  }
  return (
    // Its number is what is kept on paper.
    <ActionButton
      data-print="yes"
      weight={weight}
      size={weight === 'quiet' ? 'sm' : 'md'}
      icon={<IconFileInvoice size={20} aria-hidden="true" />}
      busy={busy}
      onClick={save}
    >
      {children}
    </ActionButton>
  )
}
