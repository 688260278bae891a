import { useNavigate } from 'react-router'
import { whenText } from '#platform/text/whentext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { Box, Stack } from '#ui/Box.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField } from '#ui/TextField.tsx'
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

/** Nothing changes on the register yet: the two can write to each other from then on. */
function Choose({ rehoming: { pet, registration }, application, onClose }: ChooseProps) {
  const navigate = useNavigate()
  const { form, formProps, summary, isPending } = useContractForm(chooseApplicant, {
    initial: { message: '' },
    asks: ({ message }) => ({ applicationId: application.id, message }),
    refresh: rehomingChanges,
    toast: true,
    then: ({ threadId }) => navigate(paths.conversation(threadId)),
  })
  return (
    <FormDialog title={`Choose this home for ${pet.name}?`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          You can then write to each other here, by first name, and agree a day. You’re {pet.name}’s keeper until you’ve handed {pet.name}{' '}
          over and they’ve confirmed it. If you can’t agree, you can choose another home. {debtWords(registration)}
        </div>
        <LongTextField
          {...form.getInputProps('message')}
          label="Your first message"
          hint="For example, when they could come and meet your pet"
          maxLength={1000}
          optional
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Choose this home
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
