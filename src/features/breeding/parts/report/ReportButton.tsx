import { IconFileTypeCsv } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '#platform/web/download.ts'
import type { Period } from '#platform/web/period.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { downloadBreederReport } from '../../contract.ts'

/** Saves every animal bred in a period as a CSV file. */
export function ReportButton({ period }: { period: Period }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await download(downloadBreederReport, period, 'animals bred.csv')
    setBusy(false)
  }
  return (
    <ActionButton weight="plain" icon={<IconFileTypeCsv size={20} aria-hidden="true" />} busy={busy} onClick={save}>
      Save as CSV
    </ActionButton>
  )
}
