import { IconBulb } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group, Stack } from '#ui/Box.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import classes from '../../kit/scan/ScanDialog.module.css'
import { codesIn } from './barcodes.ts'
import { PhotoButton } from './PhotoButton.tsx'
import { type Scanned, scannedIn } from './scanned.ts'
import { useScanner } from './useScanner.ts'

/** What the camera sees, and what was read in it; a photo does as well. */
export function Scanner({ onFound }: { onFound: (found: Exclude<Scanned, { kind: 'other' }>) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [said, setSaid] = useState('')
  const [lit, setLit] = useState(false)
  const take = (scanned: Scanned) => (scanned.kind === 'other' ? setSaid(notAChip(scanned.text)) : onFound(scanned))
  const [camera, setCamera] = useState('')
  const { problem, torch, cameras } = useScanner(video, { attempt, camera }, take)

  const readPhoto = async (photo: File) => {
    setSaid('Looking for a code in the photo')
    const codes = await codesIn(photo).catch(() => [])
    const scanned = scannedIn(codes, window.location.origin)
    if (scanned) return take(scanned)
    setSaid('We couldn’t find a barcode or QR code in this photo. Try again closer up, in good light, with the whole code in the picture.')
  }
  const tryAgain = (
    <ActionButton weight="plain" size="sm" onClick={() => setAttempt(attempt + 1)}>
      Try the camera again
    </ActionButton>
  )

  return (
    <Stack gap="1rem">
      {problem && (
        <Notice kind="warning" title="We can’t use your camera" live action={tryAgain}>
          {problem}
        </Notice>
      )}
      <div className={classes.view} hidden={problem !== ''}>
        <video className={classes.video} ref={video} playsInline muted aria-label="Camera view" />
        <span className={classes.frame} aria-hidden="true" />
      </div>
      <Box component="p" m={0} role="status">
        {said || (problem ? '' : 'Hold the barcode on the label, or the QR code on the certificate or tag, inside the frame.')}
      </Box>
      <Group gap="0.75rem" align="stretch">
        <PhotoButton onPhoto={(photo) => void readPhoto(photo)} />
        {torch && (
          <ActionButton
            weight="plain"
            icon={<IconBulb size={20} aria-hidden="true" />}
            onClick={() => {
              torch(!lit)
              setLit(!lit)
            }}
          >
            {lit ? 'Turn light off' : 'Turn light on'}
          </ActionButton>
        )}
      </Group>
      {cameras.length > 1 && (
        <SelectField
          label="Camera"
          empty="The one that fits best"
          options={cameras.map(({ deviceId, label }) => ({ value: deviceId, label }))}
          value={camera}
          onChange={(event) => setCamera(event.currentTarget.value)}
        />
      )}
      <Box component="p" m={0} c="dimmed" fz="sm">
        The pictures stay on this device. We only look up the number.
      </Box>
    </Stack>
  )
}

const notAChip = (text: string) => `We read “${text}”, which isn’t a microchip number. Labels often have several codes: try another one.`
