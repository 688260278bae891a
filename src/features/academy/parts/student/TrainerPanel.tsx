import { useState } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { Training } from '../../shapes.ts'
import { TrainerForm } from './NoTrainer.tsx'

interface TrainerPanelProps {
  trainer: NonNullable<Training['trainer']>
  may: Training['can']['changeTrainer']
}

/** Who trains a student, and the way to another. */
export function TrainerPanel({ trainer: { name, organisation, courseApproval, isVerified }, may }: TrainerPanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      title="Your trainer"
      footer={
        may === true && (
          <ActionButton weight="plain" size="sm" onClick={() => setOpen(true)}>
            Change trainer
          </ActionButton>
        )
      }
    >
      {!isVerified && (
        <Notice kind="warning" title="We no longer verify this trainer">
          They can’t assess you at the moment. You can choose another trainer.
        </Notice>
      )}
      <FactList
        facts={[
          { label: 'Name', value: name },
          { label: 'Course', value: organisation },
          { label: 'Approval', value: courseApproval ?? 'Not approved by the Secretary of State' },
        ]}
      />
      {isOpen && (
        <FormDialog title="Change trainer" onClose={() => setOpen(false)}>
          <TrainerForm save="Change trainer" onSaved={() => setOpen(false)} />
        </FormDialog>
      )}
    </Panel>
  )
}
