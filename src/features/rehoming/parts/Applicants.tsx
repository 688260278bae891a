import { Box, Stack } from '@mantine/core'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { chooseApplicant } from '../contract.ts'
import type { RehomingCard } from '../shapes.ts'
import { rehomingChanges } from './refreshed.ts'
import { debtWords } from './words.ts'

type Application = RehomingCard['applications'][number]

/** Who offers the animal a home, in their own words and without their names; the keeper chooses one. */
export function Applicants({ rehoming }: { rehoming: RehomingCard }) {
  const { applications } = rehoming
  if (applications.length === 0) return <p>No one has offered a home yet. We’ll write to you as soon as someone does.</p>
  return (
    <Stack component="ul" gap="0.75rem" aria-label={`Offers of a home for ${rehoming.pet.name}`}>
      {applications.map((application) => (
        <Stack component="li" gap="0.5rem" align="start" bg="var(--ui-sunk)" bdrs="1rem" p="1rem 1.125rem" key={application.id}>
          <Box component="p" m={0}>
            <b>{application.by}</b> · {whenText(application.at, 'day')}
          </Box>
          <Box component="p" m={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {application.message}
          </Box>
          {rehoming.can.withdraw === true && (
            <DialogButton
              size="sm"
              disabledBecause={rehoming.can.choose}
              renderDialog={(close) => <Choose rehoming={rehoming} application={application} onClose={close} />}
            >
              Choose this home
            </DialogButton>
          )}
        </Stack>
      ))}
    </Stack>
  )
}

interface ChooseProps {
  rehoming: RehomingCard
  application: Application
  onClose: () => void
}

function Choose({ rehoming: { pet, registration }, application, onClose }: ChooseProps) {
  const { run, isPending } = useAction(chooseApplicant, {
    refresh: rehomingChanges,
    toast: `${pet.name} has a new home.`,
    then: onClose,
  })
  return (
    <ConfirmDialog
      title={`Choose this home for ${pet.name}?`}
      yes="Choose this home"
      busy={isPending}
      onYes={() => run({ applicationId: application.id })}
      onClose={onClose}
    >
      {application.by} becomes {pet.name}’s keeper straight away, and we’ll tell the others that {pet.name} has found a home. For 7 days,
      either of you can say it was wrong. {debtWords(registration)}
    </ConfirmDialog>
  )
}
