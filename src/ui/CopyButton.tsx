import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, children = 'Copy' }: { text: string; children?: string }) {
  const [copied, setCopied] = useState<string>()
  const done = copied === text
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(text))
  return (
    <>
      <ActionButton weight="plain" size="sm" icon={done ? <IconCheck size={18} /> : <IconCopy size={18} />} onClick={copy}>
        {done ? 'Copied' : children}
      </ActionButton>
      <VisuallyHidden live>{done ? 'Copied' : ''}</VisuallyHidden>
    </>
  )
}
