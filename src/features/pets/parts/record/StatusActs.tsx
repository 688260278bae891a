import { IconFlower, IconPlaneDeparture } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { PetDetail } from './answersof.ts'
import classes from './StatusActs.module.css'
import { StatusDialog } from './StatusDialog.tsx'

/** What may befall a pet that its keeper keeps: it dies, or leaves the country for good. */
export function StatusActs({ pet }: { pet: PetDetail }) {
  const [asked, setAsked] = useState<'deceased' | 'exported'>()
  const close = () => setAsked(undefined)
  return (
    <Panel title="When life changes" lead="Tell us, so that nobody looks for an animal that is not missing.">
      <div className={classes.acts}>
        <ActionButton
          weight="plain"
          fullWidth
          icon={<IconPlaneDeparture size={20} aria-hidden="true" />}
          disabledBecause={pet.can.reportExported}
          onClick={() => setAsked('exported')}
        >
          Report a move abroad
        </ActionButton>
        <ActionButton
          weight="plain"
          fullWidth
          icon={<IconFlower size={20} aria-hidden="true" />}
          disabledBecause={pet.can.reportDeceased}
          onClick={() => setAsked('deceased')}
        >
          Report a death
        </ActionButton>
      </div>
      {asked && <StatusDialog pet={pet} status={asked} onClose={close} />}
    </Panel>
  )
}
