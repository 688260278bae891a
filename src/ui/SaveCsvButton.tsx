import { IconFileTypeCsv } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionButton } from './ActionButton.tsx'

/** Saves a whole list as a CSV file, not only the page that is seen. */
export function SaveCsvButton({ save, children = 'Save as CSV' }: { save: () => Promise<void>; children?: string }) {
  const [busy, setBusy] = useState(false)
  const saveNow = async () => {
    setBusy(true)
    await save()
    setBusy(false)
  }
  return (
    <ActionButton weight="plain" icon={<IconFileTypeCsv size={20} aria-hidden="true" />} busy={busy} onClick={() => void saveNow()}>
      {children}
    </ActionButton>
  )
}
