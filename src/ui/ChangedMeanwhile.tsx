import { useEffect, useRef } from 'react'
import type { OpenPart } from '#platform/web/meanwhile.ts'
import { ActionButton } from './ActionButton.tsx'
import { Box, Group } from './Box.tsx'
import { Notice } from './Notice.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** What somebody typed here, and somebody else, or they themselves in another tab, saved otherwise: they choose. */
export function ChangedMeanwhile({ open }: { open: readonly OpenPart[] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div role="alert" tabIndex={-1} ref={box}>
      <Notice kind="warning" title="This changed while you were editing">
        <p>Save again to keep what you’ve typed, or take what was saved meanwhile.</p>
        {open.map(({ label, said, take }) => (
          <Group key={label} gap="0.5rem 1rem" mt="0.5rem">
            <Box component="span">
              <b>{label}</b>: {said || 'nothing'}
            </Box>
            <ActionButton weight="plain" size="sm" onClick={take}>
              Use this <VisuallyHidden>for {label}</VisuallyHidden>
            </ActionButton>
          </Group>
        ))}
      </Notice>
    </div>
  )
}
