import { IconFileDownload } from '@tabler/icons-react'
import { download } from '#platform/web/download.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { exportMyData } from '../../contract.ts'

export function DataPanel() {
  const save = (
    <ActionButton weight="plain" onClick={() => void download(exportMyData, {}, 'homeward.json')}>
      Download my data
    </ActionButton>
  )
  return (
    <Panel title="Your data" icon={<IconFileDownload size={26} />} footer={save}>
      Everything we hold about you and your pets, in one file (JSON) that other programs can read. It’s yours to take anywhere.
    </Panel>
  )
}
