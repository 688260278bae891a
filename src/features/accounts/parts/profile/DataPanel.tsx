import { IconFileDownload } from '@tabler/icons-react'
import { download } from '#platform/web/download.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { exportMyData } from '../../contract.ts'
import { useProfession } from '../../kit/profession.ts'

export function DataPanel() {
  const { data } = useProfession()
  const save = (
    <ActionButton weight="plain" onClick={() => void download(exportMyData, {}, 'homeward.json')}>
      Download my data
    </ActionButton>
  )
  return (
    <Panel title="Your data" icon={<IconFileDownload size={26} />} footer={save}>
      {data}
    </Panel>
  )
}
