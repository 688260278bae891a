import { type ReactNode, useState } from 'react'
import { londonDate } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { dayText } from './words.ts'

interface SlotPickerProps {
  slots: readonly { startsAt: string; endsAt: string }[]
  /** The time that is chosen; '' for none. */
  value: string
  error?: ReactNode
  onChoose: (startsAt: string) => void
  page: { from: string; isFirst: boolean; turn: (by: 1 | -1) => void }
}

/** Chooses one of the free times: first the day, then the time. */
export function SlotPicker({ slots, value, error, onChoose, page }: SlotPickerProps) {
  const days = [...new Set(slots.map(({ startsAt }) => dayOf(startsAt)))]
  const [picked, setPicked] = useState('')
  const day = [picked, value && dayOf(value), days[0] ?? ''].find((one) => days.includes(one)) ?? ''
  const times = slots.filter(({ startsAt }) => dayOf(startsAt) === day)
  return (
    <Rows>
      {days.length === 0 ? (
        <EmptyState level={3} title="No free times in these two weeks">
          Look at later days, or choose another implanter.
        </EmptyState>
      ) : (
        <>
          <SelectField
            label="Day"
            options={days.map((one) => ({ value: one, label: dayText(one) }))}
            value={day}
            onChange={(event) => setPicked(event.currentTarget.value)}
          />
          <ChoiceCards
            data-path="startsAt"
            label="Time"
            min="7rem"
            error={error}
            value={value}
            onChange={onChoose}
            choices={times.map(({ startsAt }) => ({ value: startsAt, label: whenText(startsAt, 'time') }))}
          />
        </>
      )}
      <Group gap="0.75rem">
        {!page.isFirst && (
          <ActionButton weight="plain" size="sm" onClick={() => page.turn(-1)}>
            Earlier days
          </ActionButton>
        )}
        <ActionButton weight="plain" size="sm" onClick={() => page.turn(1)}>
          Later days
        </ActionButton>
      </Group>
    </Rows>
  )
}

const dayOf = (startsAt: string) => londonDate(new Date(startsAt))
