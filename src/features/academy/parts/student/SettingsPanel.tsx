import { useState } from 'react'
import { tasks } from '#features/accounts/topics.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import { listed } from '#platform/listed.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Panel } from '#ui/Panel.tsx'
import { withdrawTraining } from '../../contract.ts'
import type { Training } from '../../shapes.ts'
import { exam, training as topic } from '../../topics.ts'
import { AnimalsDialog } from './AnimalsDialog.tsx'

const CHANGES = [topic, exam, tasks]

/** The animals that a student trains for, and the way to stop. */
export function SettingsPanel({ training: { species, can } }: { training: Training }) {
  const [asks, setAsks] = useState<'animals' | 'stop' | null>(null)
  const close = () => setAsks(null)
  if (can.withdraw !== true && can.changeSpecies !== true) return null
  return (
    <Panel title="Animals">
      <Box component="p" m="0 0 1rem">
        You train for {listed(species.map((kind) => speciesWords[kind].many))}.
      </Box>
      <FormActions>
        {can.changeSpecies === true && (
          <ActionButton weight="plain" size="sm" onClick={() => setAsks('animals')}>
            Change animals
          </ActionButton>
        )}
        {can.withdraw === true && (
          <ActionButton weight="quiet" size="sm" onClick={() => setAsks('stop')}>
            Stop training
          </ActionButton>
        )}
      </FormActions>
      {asks === 'animals' && <AnimalsDialog title="Change animals" chosen={species} onClose={close} />}
      {asks === 'stop' && <StopTraining onClose={close} />}
    </Panel>
  )
}

function StopTraining({ onClose }: { onClose: () => void }) {
  const { run, isPending } = useAction(withdrawTraining, { refresh: CHANGES, toast: true, then: onClose })
  return (
    <ConfirmDialog
      title="Stop training?"
      yes="Stop training"
      no="Keep training"
      weight="danger"
      busy={isPending}
      onYes={() => run({})}
      onClose={onClose}
    >
      Your trainer won’t see you in their list any more. You can come back at any time, and keep what you’ve passed.
    </ConfirmDialog>
  )
}
