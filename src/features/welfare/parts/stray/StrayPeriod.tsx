import { Link } from 'react-router'
import { whenText } from '#platform/text/whentext.ts'
import { Box } from '#ui/Box.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { WelfarePet } from '../../shapes.ts'
import { StrayDialog } from '../dialogs.ts'
import { daysText } from '../words.ts'

/** Of a stray dog: how long the council still holds it. */
export function StrayPeriod({ pet: { stray, intake } }: { pet: WelfarePet }) {
  if (!stray || intake.leftAt) return null
  return (
    <Box c="dimmed" fz="sm">
      {countdown(stray)}
    </Box>
  )
}

/** HOLD-8 Of an animal with a keeper on another register: how long it’s held for them. */
export function ElsewherePeriod({ pet: { elsewhere } }: { pet: WelfarePet }) {
  return (
    elsewhere && (
      <Box c="dimmed" fz="sm">
        Held for its keeper on another register: {daysText(elsewhere.daysLeft)} left. It can go from {whenText(elsewhere.until, 'short')}
      </Box>
    )
  )
}

/** What is waited for and whose turn it is, with the way there. */
export function NextStep({ pet: { name, next } }: { pet: WelfarePet }) {
  if (!next) return null
  return (
    <Box fz="sm">
      {next.words}{' '}
      {next.link && (
        <Link to={next.link}>
          {next.act} <VisuallyHidden>({name})</VisuallyHidden>
        </Link>
      )}
    </Box>
  )
}

/** The way to say when the council took a stray dog in, or to change it. */
export function CouncilDates({ pet, weight = 'quiet' }: { pet: WelfarePet; weight?: 'main' | 'quiet' }) {
  if (!pet.stray || pet.offer || pet.intake.leftAt) return null
  return (
    <DialogButton weight={weight} size="sm" renderDialog={(close) => <StrayDialog pet={pet} onClose={close} />}>
      {pet.stray.councilFrom ? 'Change the council’s dates' : 'Enter the council’s dates'} <VisuallyHidden>({pet.name})</VisuallyHidden>
    </DialogButton>
  )
}

function countdown({ freeOn, daysLeft, releasedOn }: NonNullable<WelfarePet['stray']>): string {
  if (freeOn === null) return 'Your turn: tell the council, then enter its dates'
  if (daysLeft) return `Held for its owner: ${daysText(daysLeft)} left. It can go from ${whenText(freeOn, 'short')}`
  return releasedOn ? `Released by the council, ${whenText(releasedOn, 'short')}` : `Stray period over since ${whenText(freeOn, 'short')}`
}
