import type { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { ChosenAnimal } from '../../kit/points.ts'
import type { WelfarePet } from '../../shapes.ts'
import { LOCATION_HINT } from '../words.ts'
import { SleepFields } from './SleepFields.tsx'

interface OutcomeFieldsProps {
  /** What was chosen, with its words. */
  value: string
  label: string
  hint?: string
  who: string
  pets: readonly ChosenAnimal[]
  only: Pick<WelfarePet, 'otherBackup' | 'stray' | 'elsewhere' | 'isHeld'> | undefined
  field: ReturnType<typeof useContractForm>['form']['getInputProps']
  onChange: () => void
}

/** What is asked of an animal once it’s known what happened to it. */
export function OutcomeFields({ value, label, hint, who, pets, only, field, onChange }: OutcomeFieldsProps) {
  const isSleep = value === 'euthanised'
  return (
    <>
      <Group gap="0.5rem 1rem" justify="space-between">
        <div tabIndex={-1}>
          <Box fw={600}>{label}</Box>
          <Box c="dimmed" fz="sm">
            {hint}
          </Box>
        </div>
        <RowActions>
          <ActionButton weight="quiet" size="sm" onClick={onChange}>
            Choose something else
          </ActionButton>
        </RowActions>
      </Group>
      {isSleep && only?.otherBackup && (
        <Notice kind="warning" title={`${only.otherBackup} is its rescue back-up`}>
          It has promised to take {who} back. Call it before an animal is put to sleep. We’ll tell it when you save this.
        </Notice>
      )}
      {isSleep && only && <SleepFields name={who} field={field} {...only} />}
      <DateField {...field('on')} label="Date" />
      {value === 'transferred' && <TextField {...field('to')} label="Name of the organisation" maxLength={120} autoComplete="off" />}
      {(value === 'inFoster' || value === 'withUs') && (
        <TextField {...field('location')} label="Location" hint={LOCATION_HINT} maxLength={80} autoComplete="off" optional />
      )}
      {pets.some(({ isHeld }) => isHeld) && value in TOLD && <div>{TOLD[value]?.[only ? 'one' : 'many']}</div>}
      {pets.some(({ isHeld }) => !isHeld) && (value === 'reunited' || value === 'transferred') && (
        <div>
          You stay the keeper of your own animals on the register until the new keeper has the record. If they ask for it with the chip
          number, you only have to agree. You can also offer it to them.
        </div>
      )}
    </>
  )
}

/** What the keeper hears, of an animal that is held for them, or of several. */
const TOLD: Record<string, { one: string; many: string }> = {
  reunited: {
    one: 'We’ll tell its keeper that you’ve recorded this.',
    many: 'We’ll tell the keepers of those you hold that you’ve recorded this.',
  },
  transferred: {
    one: 'We’ll tell its keeper where it is now.',
    many: 'We’ll tell the keepers where those you hold are now.',
  },
  gone: {
    one: 'We’ll tell its keeper straight away. If they’ve reported it missing, their search starts again.',
    many: 'We’ll tell the keepers of those you hold straight away. If they’ve reported them missing, their searches start again.',
  },
  died: {
    one: 'We’ll tell its keeper gently, and ask them whether to record the death.',
    many: 'We’ll tell the keepers of those you hold gently, and ask them whether to record the death.',
  },
  euthanised: {
    one: 'We’ll tell its keeper gently, and ask them whether to record the death.',
    many: 'We’ll tell the keepers of those you hold gently, and ask them whether to record the death.',
  },
}
