import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Puts a text on the clipboard and says so, or says that the browser forbids it. */
export function CopyButton({ text, children = 'Copy' }: { text: string; children?: string }) {
  const [outcome, setOutcome] = useState({ text: '', words: '' })
  const words = outcome.text === text ? outcome.words : ''
  const copy = async () => setOutcome({ text, words: await onClipboard(text) })
  return (
    <>
      <ActionButton weight="plain" size="sm" icon={words === copied ? <IconCheck size={18} /> : <IconCopy size={18} />} onClick={copy}>
        {words || children}
      </ActionButton>
      <VisuallyHidden live>{words}</VisuallyHidden>
    </>
  )
}

const copied = 'Copied'

async function onClipboard(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return copied
  } catch {
    return 'Your browser won’t let us copy this'
  }
}
