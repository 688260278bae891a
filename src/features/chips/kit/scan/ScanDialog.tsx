import { Modal } from '@mantine/core'
import '#ui/dialog.css'
import { Group } from '#ui/Box.tsx'
import { Themed } from '#ui/Themed.tsx'
import { Scanner } from '../../parts/scan/Scanner.tsx'
import type { Scanned } from '../../parts/scan/scanned.ts'

export interface ScanDialogProps {
  onClose: () => void
  onFound: (found: Exclude<Scanned, { kind: 'other' }>) => void
}

/** Reads the number from a chip label, a certificate or a tag, by camera or from a photo. */
export function ScanDialog({ onClose, onFound }: ScanDialogProps) {
  // Mantine's own header would be a second banner of the page.
  return (
    <Themed>
      <Modal opened onClose={onClose} withCloseButton={false} size="lg">
        <Group gap="1rem" wrap="nowrap" justify="space-between" mb="1rem">
          <Modal.Title>Scan a label or tag</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Group>
        <Scanner onFound={onFound} />
      </Modal>
    </Themed>
  )
}
