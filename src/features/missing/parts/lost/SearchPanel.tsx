import { IconHome, IconPlayerPlay, IconShieldCheck, IconX } from '@tabler/icons-react'
import { Stack } from '#ui/Box.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { LostAnimal } from '../words.ts'
import { calledOf } from '../words.ts'
import { type Act, HowItGoes } from './HowItGoes.tsx'

interface SearchPanelProps {
  lost: LostAnimal
  can: NonNullable<LostAnimal['mine']>['can']
  heldBy: string | null
}

const SIZE = { size: 20, 'aria-hidden': true } as const

const STATES: Record<LostAnimal['status'], string> = {
  open: 'People nearby are asked to look out.',
  located: 'You’ve confirmed a sighting.',
  held: 'Someone has it safe.',
  reunited: 'The search has ended.',
  falseAlarm: 'The search has ended.',
  closedDeceased: 'The search has ended.',
  closedNotFound: 'The search is resting. You can begin it again.',
}

/** For the keeper: how the search stands, and what to say when it changes. */
export function SearchPanel({ lost, can, heldBy }: SearchPanelProps) {
  const name = calledOf(lost)
  const acts: { act: Act; label: string; may: typeof can.hold; weight: 'main' | 'plain'; icon: React.ReactNode }[] = [
    { act: 'home', label: `${name} is home`, may: can.reunite, weight: 'main', icon: <IconHome {...SIZE} /> },
    { act: 'held', label: 'Someone has it safe', may: can.hold, weight: 'plain', icon: <IconShieldCheck {...SIZE} /> },
    { act: 'search', label: 'Begin the search again', may: can.resume, weight: 'plain', icon: <IconPlayerPlay {...SIZE} /> },
    { act: 'falseAlarm', label: 'It was never lost', may: can.callOff, weight: 'plain', icon: <IconX {...SIZE} /> },
  ]
  const open = acts.filter(({ may }) => may === true)
  return (
    <Panel title="Your search" lead={heldBy ? `${STATES[lost.status]} ${heldBy}` : STATES[lost.status]} look="raised">
      <Stack gap="0.75rem">
        {open.map(({ act, label, weight, icon }) => (
          <DialogButton
            key={act}
            fullWidth
            weight={weight}
            icon={icon}
            renderDialog={(close) => <HowItGoes caseId={lost.id} act={act} name={name} onClose={close} />}
          >
            {label}
          </DialogButton>
        ))}
      </Stack>
    </Panel>
  )
}
