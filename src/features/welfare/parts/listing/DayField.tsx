import type { ReactNode } from 'react'
import type { Hours } from '#platform/clock/hours.ts'
import { type Day, dayWords } from '#platform/clock/weekdays.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { fieldId } from '#ui/field.ts'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

type Opening = Hours[Day]

interface DayFieldProps {
  day: Day
  value: Opening
  /** The day before, whose hours can be taken over. */
  before: Opening | undefined
  errors: Readonly<Record<string, ReactNode>>
  onChange: (opening: Opening) => void
}

const USUAL = { opens: '09:00', closes: '18:00' }

/** One day of the week: closed, or from when to when. */
export function DayField({ day, value, before, errors, onChange }: DayFieldProps) {
  const clock = (part: 'opens' | 'closes', label: string) =>
    value && (
      <TextField
        id={fieldId(`hours.${day}.${part}`)}
        label={
          <>
            {label} <VisuallyHidden>on {dayWords[day]}</VisuallyHidden>
          </>
        }
        type="time"
        width="short"
        error={errors[`hours.${day}.${part}`]}
        value={value[part]}
        onChange={(event) => onChange({ ...value, [part]: event.currentTarget.value })}
      />
    )
  return (
    <Group gap="0.5rem 1rem" align="flex-end">
      <Box miw="9rem" pb="0.625rem">
        <CheckField
          label={dayWords[day]}
          checked={value !== null}
          onChange={(event) => onChange(event.currentTarget.checked ? (before ?? USUAL) : null)}
        />
      </Box>
      {clock('opens', 'Opens')}
      {clock('closes', 'Closes')}
      {value && before && (value.opens !== before.opens || value.closes !== before.closes) && (
        <ActionButton weight="quiet" size="sm" onClick={() => onChange(before)}>
          Same as the day before
        </ActionButton>
      )}
    </Group>
  )
}
