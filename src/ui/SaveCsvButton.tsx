import { IconFileTypeCsv } from '@tabler/icons-react'
import { useState } from 'react'
import { busyWhile } from '#platform/web/busy.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { saveCsv } from '#platform/web/savecsv.ts'
import { sayFailed } from '#platform/web/toasts.ts'
import { ActionButton } from './ActionButton.tsx'

interface SaveCsvButtonProps {
  /** Of the file. */
  name: string
  /** Its rows, the first of which names the columns. */
  rows: () => Promise<string[][]>
}

/** Saves a whole list as a CSV file, not only the page that is seen. */
export function SaveCsvButton({ name, rows }: SaveCsvButtonProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveCsv(await busyWhile(rows()), name)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      sayFailed(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <ActionButton weight="plain" icon={<IconFileTypeCsv size={20} aria-hidden="true" />} busy={busy} onClick={() => void save()}>
      Save as CSV
    </ActionButton>
  )
}
