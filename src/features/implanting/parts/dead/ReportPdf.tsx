import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '#platform/web/download.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { downloadDeadChipReport } from '../../contract.ts'

interface ReportPdfProps {
  report: { id: string; shown: string }
  weight?: 'main' | 'quiet'
}

/** Saves the report to the VMD to the device. */
export function ReportPdf({ report: { id, shown }, weight = 'quiet' }: ReportPdfProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await download(downloadDeadChipReport, { reportId: id }, `Report on microchip ${shown.replaceAll(' ', '')}.pdf`)
    setBusy(false)
  }
  return (
    <ActionButton weight={weight} size="sm" icon={<IconFileText size={20} aria-hidden="true" />} busy={busy} onClick={save}>
      Download report<VisuallyHidden> on {shown}</VisuallyHidden>
    </ActionButton>
  )
}
