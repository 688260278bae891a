import { IconDoorExit } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { useProfession } from '../../kit/profession.ts'
import { CLOSING_DAYS } from '../../lifecycle.ts'
import { CloseDialog } from './CloseDialog.tsx'

/** The way out. While an account closes, ClosingNotice stands above and this is not shown. */
export function ClosePanel() {
  const { closing } = useProfession()
  const [query, setAsking] = useState(false)
  return (
    <Panel
      title="Close your account"
      icon={<IconDoorExit size={26} />}
      footer={
        <ActionButton weight="plain" onClick={() => setAsking(true)}>
          Close my account…
        </ActionButton>
      }
    >
      You’ll have {CLOSING_DAYS} days to change your mind. {closing}
      {query && <CloseDialog onLeave={() => setAsking(false)} />}
    </Panel>
  )
}
