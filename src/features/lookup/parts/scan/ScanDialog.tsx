import { Modal } from '@mantine/core'
import { IconBulb, IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { codesIn } from './barcodes.ts'
import classes from './ScanDialog.module.css'
import { type Scanned, scannedIn } from './scanned.ts'
import { useScanner } from './useScanner.ts'

interface ScanDialogProps {
  onClose: () => void
  onFound: (found: Exclude<Scanned, { kind: 'other' }>) => void
}

/** Reads the number from a chip label, a certificate or a tag, by camera or from a photo. */
export function ScanDialog({ onClose, onFound }: ScanDialogProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [said, setSaid] = useState('')
  const [lit, setLit] = useState(false)
  const take = (scanned: Scanned) => (scanned.kind === 'other' ? setSaid(notAChip(scanned.text)) : onFound(scanned))
  const { problem, torch } = useScanner(video, attempt, take)

  const readPhoto = async (photo: File | undefined) => {
    if (!photo) return
    setSaid('Looking for a code in the photo')
    const codes = await codesIn(photo).catch(() => [])
    const scanned = scannedIn(codes, window.location.origin)
    if (scanned) return take(scanned)
    setSaid('We found no barcode or QR code in this photo. Try again closer up, in good light, with the whole code in the picture.')
  }

  return (
    <Modal opened onClose={onClose} title="Scan a label or tag" size="lg">
      <div className={classes.dialog}>
        {problem && (
          <Notice
            kind="warning"
            title="No camera"
            live
            action={
              <ActionButton weight="plain" size="sm" onClick={() => setAttempt(attempt + 1)}>
                Try the camera again
              </ActionButton>
            }
          >
            {problem}
          </Notice>
        )}
        <div className={classes.view} hidden={problem !== ''}>
          <video className={classes.video} ref={video} playsInline muted aria-label="What the camera sees" />
          <span className={classes.frame} aria-hidden="true" />
        </div>
        <p className={classes.said} role="status">
          {said || 'Hold the barcode of the label, or the QR code of the certificate or tag, inside the frame.'}
        </p>
        <div className={classes.actions}>
          <label className={classes.photo}>
            <input
              className={classes.file}
              type="file"
              accept="image/*"
              onChange={(event) => {
                void readPhoto(event.currentTarget.files?.[0])
                event.currentTarget.value = ''
              }}
            />
            <IconPhoto size={20} aria-hidden="true" /> Choose a photo
          </label>
          {torch && (
            <ActionButton
              weight="plain"
              icon={<IconBulb size={20} aria-hidden="true" />}
              aria-pressed={lit}
              onClick={() => {
                torch(!lit)
                setLit(!lit)
              }}
            >
              {lit ? 'Light off' : 'Light on'}
            </ActionButton>
          )}
        </div>
        <p className={classes.note}>The pictures stay on this device: only the number that we read is looked up.</p>
      </div>
    </Modal>
  )
}

const notAChip = (text: string) => `We read “${text}”, which is not a microchip number. Labels often have several codes: try the next one.`
