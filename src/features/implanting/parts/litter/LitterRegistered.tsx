import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StepList } from '#ui/StepList.tsx'
import type { LitterAnswers } from './answers.ts'
import { nextForLitter } from './next.ts'
import { numberOf } from './rows.ts'
import type { Sent } from './sending.ts'

interface LitterRegisteredProps {
  answers: LitterAnswers
  sent: Sent
  onBegin: () => void
}

/** A litter is on the register: its numbers, what happens now, and the way to the next one. */
export function LitterRegistered({ answers, sent, onBegin }: LitterRegisteredProps) {
  const facts = sent.registered.map(({ name, chipNumber }) => ({ label: name, value: <ChipDigits number={numberOf(chipNumber)} /> }))
  return (
    <Panel look="raised">
      <Rows gap="lg">
        <Group gap="1rem 2rem" justify="space-between">
          <Box flex="1 1 18rem">
            <FactList facts={facts} />
          </Box>
          <CelebrationArt size={150} />
        </Group>
        <Box component="h2" fz="h3" lh="h3" mb="-0.75rem">
          What happens next
        </Box>
        <StepList steps={nextForLitter(answers).map((step) => ({ ...step, link: null, linkText: null }))} level={3} />
        <FormActions>
          <ButtonLink to={paths.implanted}>See your chips</ButtonLink>
          <ActionButton weight="plain" onClick={onBegin}>
            Add another litter
          </ActionButton>
        </FormActions>
      </Rows>
    </Panel>
  )
}
