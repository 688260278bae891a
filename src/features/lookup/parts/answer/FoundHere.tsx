import { useState } from 'react'
import { VetsNear } from '#features/welfare/kit/VetsNear.tsx'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Stack } from '#ui/Box.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { StepList } from '#ui/StepList.tsx'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { finderChipInfo } from '../../contract.ts'
import type { Step } from '../../nextSteps.ts'

interface Steps {
  place: string | null
  nextSteps: Step[]
}

/** For somebody who has the animal with them: what to do, and what the law asks, where they are. */
export function FoundHere({ chipNumber }: { chipNumber: string }) {
  const [steps, setSteps] = useState<Steps>()
  const { form, formProps, summary, isPending } = useContractForm(finderChipInfo, {
    initial: { species: 'dog', postcode: '' },
    asks: (values) => withoutBlanks({ ...values, chipNumber }),
    then: setSteps,
  })
  return (
    <Box component="details" bd="1px solid var(--ui-line)" bdrs="lg" p="0.5rem clamp(1rem, 2.5vw, 1.5rem)">
      <Box component="summary" fw={700} mih="2.75rem" style={{ alignContent: 'center', cursor: 'pointer' }}>
        Is the animal with you now?
      </Box>
      <form {...formProps}>
        <Stack gap="1rem" align="start" m="0.75rem 0 1rem">
          <ErrorSummary {...summary} />
          <SelectField label="What kind of animal is it?" options={kinds} {...form.getInputProps('species')} />
          <TextField
            label="Postcode where you found it"
            hint="The law depends on where you are."
            optional
            width="short"
            autoComplete="postal-code"
            {...form.getInputProps('postcode')}
          />
          <ActionButton type="submit" weight="plain" busy={isPending}>
            Show what to do
          </ActionButton>
        </Stack>
      </form>
      <VisuallyHidden live>{steps ? 'See what to do below' : ''}</VisuallyHidden>
      {steps && (
        <Box mt="1.5rem" pt="1.25rem" style={{ borderTop: '1px solid var(--ui-line)' }}>
          {steps.place && (
            <Box component="p" c="dimmed" m="0 0 0.75rem">
              For {steps.place}
            </Box>
          )}
          <StepList steps={steps.nextSteps} />
          {steps.place && <VetsNear at={{ near: form.getValues().postcode }} />}
        </Box>
      )}
    </Box>
  )
}

const kinds = [
  { value: 'dog', label: 'Dog' },
  { value: 'cat', label: 'Cat' },
  { value: 'other', label: 'Another animal' },
]
