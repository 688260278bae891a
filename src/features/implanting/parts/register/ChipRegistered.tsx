import { Box, Group } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Panel } from '#ui/Panel.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { StepList } from '#ui/StepList.tsx'
import type { ChipAnswers } from './answers.ts'
import { nextFor, nextWords } from './outcome.ts'

interface ChipRegisteredProps {
  chipNumber: string
  answers: ChipAnswers
  onNext: () => void
  onBegin: () => void
}

/** An animal is on the register: what happens now, and the way to the next one. Whom we ask is not shown again. */
export function ChipRegistered({ chipNumber, answers, onNext, onBegin }: ChipRegisteredProps) {
  return (
    <Panel look="raised">
      <Rows gap="lg">
        <Group gap="1rem 2rem" justify="space-between">
          <Box component="p" fz="clamp(1.25rem, 1.1rem + 1vw, 1.75rem)" fw={600} m={0}>
            <ChipDigits number={chipNumber} />
          </Box>
          <CelebrationArt size={150} />
        </Group>
        <Box component="h2" fz="h3" lh="h3" mb="-0.75rem">
          What happens next
        </Box>
        <StepList steps={nextFor(answers).map((step) => ({ ...step, link: null, linkText: null }))} level={3} />
        <FormActions>
          <ActionButton onClick={onNext}>{nextWords(answers)}</ActionButton>
          <ActionButton weight="plain" onClick={onBegin}>
            Register another animal
          </ActionButton>
        </FormActions>
        <RowActions>
          <ButtonLink weight="quiet" to={paths.implanted}>
            See your chips
          </ButtonLink>
          <ActionButton weight="quiet" icon={<IconPrinter size={20} aria-hidden="true" />} onClick={() => window.print()}>
            Print this page
          </ActionButton>
        </RowActions>
      </Rows>
    </Panel>
  )
}
