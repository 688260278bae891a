import { Modal } from '@mantine/core'
import classes from './ScanDialog.module.css'
import { Scanner } from './Scanner.tsx'
import type { Scanned } from './scanned.ts'

interface ScanDialogProps {
  onClose: () => void
  onFound: (found: Exclude<Scanned, { kind: 'other' }>) => void
}

/** Reads the number from a chip label, a certificate or a tag, by camera or from a photo. */
export function ScanDialog({ onClose, onFound }: ScanDialogProps) {
  // Mantine's own header would be a second banner of the page.
  return (
    <Modal opened onClose={onClose} withCloseButton={false} size="lg">
      <div className={classes.head}>
        <Modal.Title className={classes.title}>Scan a label or tag</Modal.Title>
        <Modal.CloseButton className={classes.close} aria-label="Close" />
      </div>
      <Scanner onFound={onFound} />
    </Modal>
  )
}
