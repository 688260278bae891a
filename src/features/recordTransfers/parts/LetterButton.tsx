import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '#platform/web/download.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { downloadMoveLetter } from '../contract.ts'

/** Saves the letter that asks the other database to mark its record as moved. */
export function LetterButton({ moveId, petName, size = 'md' }: { moveId: string; petName: string; size?: 'sm' | 'md' }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await download(downloadMoveLetter, { moveId }, `Letter about ${petName}.pdf`)
    setBusy(false)
  }
  return (
    <ActionButton weight="plain" size={size} icon={<IconFileText size={20} aria-hidden="true" />} busy={busy} onClick={save}>
      Download the letter <VisuallyHidden>about {petName}</VisuallyHidden>
    </ActionButton>
  )
}
