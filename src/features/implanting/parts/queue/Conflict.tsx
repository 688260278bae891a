import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'
import { whenText } from '#platform/text/whentext.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Stack } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Panel } from '#ui/Panel.tsx'
import { When } from '#ui/When.tsx'
import { asksForYes, mayComeRight, type Queued } from './queued.ts'
import { RegisterSays, useChipNow } from './RegisterSays.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { Digits } from './WaitingList.tsx'
import { nameOf } from './words.ts'

interface ConflictProps {
  item: Queued
  onMend: () => void
  onSendAgain: () => void
  /** Registers it here though another database holds its chip. */
  onYes: () => void
  onRemove: () => void
}

/** An animal that the register refused: what was entered beside what the register says, and the ways on. */
export function Conflict({ item, onMend, onSendAgain, onYes, onRemove }: ConflictProps) {
  const { data: chip } = useChipNow(item.answers.pet.chipNumber)
  const canGo = mayComeRight(item) && chip?.registration !== 'another'
  return (
    <Panel
      title={`${nameOf(item)} isn’t registered`}
      lead={
        <>
          You entered this <When at={item.addedAt} />. It stays on this device until you choose what to do.
        </>
      }
      footer={
        <FormActions>
          <ActionButton onClick={onMend}>Correct details</ActionButton>
          {asksForYes(item) && (
            <ActionButton weight="quiet" onClick={onYes}>
              Register it here too
            </ActionButton>
          )}
          {canGo && (
            <ActionButton weight="quiet" onClick={onSendAgain}>
              Send again
            </ActionButton>
          )}
          <RemoveButton item={item} size="md" weight="quiet" onRemove={onRemove} />
        </FormActions>
      }
    >
      <Columns>
        <Box
          component="section"
          bg="var(--ui-sunk)"
          bdrs="1rem"
          miw={0}
          p="1rem clamp(0.875rem, 2vw, 1.25rem)"
          aria-label="What you entered"
        >
          <Box component="h3" fz="md" fw={700} mb="0.75rem">
            What you entered
          </Box>
          <Entered item={item} />
        </Box>
        <Box
          component="section"
          bg="var(--ui-alert-back)"
          bdrs="1rem"
          c="var(--ui-alert-text)"
          miw={0}
          p="1rem clamp(0.875rem, 2vw, 1.25rem)"
          aria-label="What the register says"
        >
          <Box component="h3" fz="md" fw={700} mb="0.75rem">
            What the register says
          </Box>
          <RegisterSays item={item} />
        </Box>
      </Columns>
    </Panel>
  )
}

function Entered({ item: { answers } }: { item: Queued }) {
  const { pet, implant, to } = answers
  const species = SPECIES.find((one) => one === pet.species)
  const facts = [
    { label: 'Name', value: pet.name.trim() },
    { label: 'Microchip', value: pet.chipNumber && <Digits typed={pet.chipNumber} /> },
    { label: 'Animal', value: species && speciesWords[species].label },
    { label: 'Implanted', value: isDay(implant.implantedOn) ? whenText(implant.implantedOn, 'day') : implant.implantedOn },
    { label: 'Keeper', value: [to.email, to.mobile].filter((way) => way.trim() !== '').join(', ') },
  ]
  return (
    <Stack component="dl" gap="0.625rem">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Box component="dt" c="dimmed" fz="sm">
            {label}
          </Box>
          <Box component="dd" fw={500} style={{ overflowWrap: 'anywhere' }}>
            {value || 'Not entered'}
          </Box>
        </div>
      ))}
    </Stack>
  )
}

/** A day as it was kept, which may be half typed or damaged. */
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
