import { IconBuildingHospital, IconHome, IconRefresh, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Stack } from '#ui/Box.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { FoundAnimal } from '../words.ts'
import { type Act, WhatBecame } from './WhatBecame.tsx'

interface FinderPanelProps {
  found: FoundAnimal
  mine: NonNullable<FoundAnimal['mine']>
  reportKey?: string | undefined
}

const SIZE = { size: 20, 'aria-hidden': true } as const

/** For whoever reported the animal: how the report stands, and what to say when that changes. */
export function FinderPanel({ found, mine: { can }, reportKey }: FinderPanelProps) {
  const { id, isOver } = found
  const acts: { act: Act; label: string; may: typeof can.return; weight: 'main' | 'plain'; icon: ReactNode }[] = [
    { act: 'home', label: 'It’s back with its keeper', may: can.return, weight: 'main', icon: <IconHome {...SIZE} /> },
    { act: 'handedOver', label: 'I’ve handed it over', may: can.handOver, weight: 'plain', icon: <IconBuildingHospital {...SIZE} /> },
    { act: 'anotherAnimal', label: 'It isn’t the keeper’s animal', may: can.unclaim, weight: 'plain', icon: <IconRefresh {...SIZE} /> },
    { act: 'withdrawn', label: 'Take back the report', may: can.withdraw, weight: 'plain', icon: <IconX {...SIZE} /> },
  ]
  return (
    <Panel
      look="raised"
      title="Your report"
      lead={
        isOver
          ? 'Thank you for helping.'
          : can.unclaim === true
            ? 'A keeper thinks that it’s theirs and has written to you. The link to their message is in your e-mail or text.'
            : 'Keepers near you can see it, and those who miss an animal like this hear from us. We’ll write to you when one gets in touch.'
      }
    >
      <Stack gap="0.75rem">
        {acts
          .filter(({ may }) => may === true)
          .map(({ act, label, weight, icon }) => (
            <DialogButton
              key={act}
              fullWidth
              weight={weight}
              icon={icon}
              renderDialog={(close) => <WhatBecame reportId={id} reportKey={reportKey} act={act} onClose={close} />}
            >
              {label}
            </DialogButton>
          ))}
      </Stack>
    </Panel>
  )
}
