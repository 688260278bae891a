import { whenText } from '#platform/text/whentext.ts'
import { Box } from '#ui/Box.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { WelfarePet } from '../../shapes.ts'
import { daysText } from '../words.ts'
import { StrayDialog } from './StrayDialog.tsx'

/** Of a stray dog: how long the council still holds it, and the way to change what was said of that. */
export function StrayPeriod({ pet }: { pet: WelfarePet }) {
  if (!pet.stray) return null
  return (
    <div>
      <Box c="dimmed" fz="sm">
        {countdown(pet.stray)}
      </Box>
      {!pet.offer && (
        <DialogButton weight="quiet" size="sm" renderDialog={(close) => <StrayDialog pet={pet} onClose={close} />}>
          {pet.stray.councilFrom ? 'Change the council’s dates' : 'Enter the council’s dates'} <VisuallyHidden>({pet.name})</VisuallyHidden>
        </DialogButton>
      )}
    </div>
  )
}

function countdown({ freeOn, daysLeft, releasedOn }: NonNullable<WelfarePet['stray']>): string {
  if (freeOn === null) return 'The council hasn’t taken it in yet'
  if (daysLeft) return `Held for its owner: ${daysText(daysLeft)} left, until ${whenText(freeOn, 'short')}`
  return releasedOn ? `Released by the council, ${whenText(releasedOn, 'short')}` : `Stray period over since ${whenText(freeOn, 'short')}`
}
