import { IconCamera } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { CodeForm } from '../parts/CodeForm.tsx'

const InlineScanner = lazy(() => import('#features/chips/kit/scan/InlineScanner.tsx').then((all) => ({ default: all.InlineScanner })))

/** Reads a microchip’s label or a TailTag by camera, from a photo or as it is typed, and leads to what it means. */
export default function QrScannerPage() {
  const navigate = useNavigate()
  const [isOn, turnOn] = useCamera()
  const asks = (
    <EmptyState
      art={<ScanChipArt size={160} />}
      title="Use the camera"
      action={
        <ActionButton icon={<IconCamera size={20} aria-hidden="true" />} onClick={turnOn}>
          Start scanning
        </ActionButton>
      }
    >
      Your browser asks before it turns the camera on. You can choose a photo as well.
    </EmptyState>
  )
  return (
    <Page
      title="Scan a tag or label"
      lead="Hold a TailTag, a certificate or a microchip label in front of the camera, or type its code."
      width="narrow"
    >
      <Rows>
        <Panel look="raised">
          {isOn ? (
            <Suspense fallback={asks}>
              <InlineScanner onScan={(number) => navigate(paths.chip(number))} />
            </Suspense>
          ) : (
            asks
          )}
        </Panel>
        <Panel title="Type the code instead">
          <CodeForm />
        </Panel>
      </Rows>
    </Page>
  )
}

/** Whether the camera is to be used: once someone says so, or at once where the browser was allowed to before. */
function useCamera() {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const allowed = navigator.permissions?.query({ name: 'camera' }).then(({ state }) => state === 'granted')
    allowed?.then(
      (is) => is && setOn(true),
      () => undefined,
    )
  }, [])
  return [isOn, () => setOn(true)] as const
}
