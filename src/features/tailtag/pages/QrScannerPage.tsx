import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#src/paths.ts'
import { Rows } from '#ui/Columns.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { CodeForm } from '../parts/CodeForm.tsx'

const InlineScanner = lazy(() => import('#features/chips/kit/scan/InlineScanner.tsx').then((all) => ({ default: all.InlineScanner })))

/** Reads a microchip’s label or a TailTag by camera, from a photo or as it is typed, and leads to what it means. */
export default function QrScannerPage() {
  const navigate = useNavigate()
  return (
    <Page
      title="Scan a tag or label"
      lead="Hold a TailTag, a certificate or a microchip label in front of the camera, or type its code."
      width="narrow"
    >
      <Rows>
        <Panel look="raised">
          <Suspense>
            <InlineScanner onScan={(number) => navigate(paths.chip(number))} />
          </Suspense>
        </Panel>
        <Panel title="Type the code instead">
          <CodeForm />
        </Panel>
      </Rows>
    </Page>
  )
}
