import { useId, useState } from 'react'
import { Group } from './Box.tsx'
import { type DateParts, joinDate, splitDate } from './dateparts.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { type FieldProps, idOf } from './field.ts'
import { useHeld } from './held.ts'

type DateFieldProps = FieldProps & {
  /** YYYY-MM-DD, or '' when nothing is known. */
  value?: string
  defaultValue?: string
  onChange?: (date: string) => void
  onFocus?: () => void
  onBlur?: () => void
  /** Lets the browser fill in the person's own date of birth. */
  birthday?: boolean
}

/** A date that people know by heart, in three boxes: quicker and surer than a calendar for a birthday. */
export function DateField({ value, defaultValue, onChange, onFocus, onBlur, birthday = false, ...field }: DateFieldProps) {
  const [date, setDate] = useHeld({ value, defaultValue, onChange })
  const [typed, setTyped] = useState(() => splitDate(date))
  const parts = joinDate(typed) === date ? typed : splitDate(date)
  const fallbackId = useId()
  const id = idOf(field) ?? fallbackId
  const type = (part: keyof DateParts, text: string) => {
    const next = { ...parts, [part]: text }
    setTyped(next)
    setDate(joinDate(next))
  }
  return (
    <FieldGroup label={field.label} hint={field.hint} error={field.error} optional={field.optional}>
      <Group gap="0.75rem" wrap="nowrap" align="stretch">
        {boxes.map(({ part, label, length }, index) => (
          <FieldFrame
            key={part}
            id={index === 0 ? id : `${id}-${part}`}
            style={{ width: part === 'year' ? '6rem' : '4.25rem' }}
            label={label}
            minor
            error={Boolean(field.error)}
          >
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                maxLength={length}
                autoComplete={birthday ? `bday-${part}` : 'off'}
                value={parts[part]}
                onChange={(event) => type(part, event.currentTarget.value)}
                onFocus={onFocus}
                onBlur={() => {
                  if (part === 'year') setTyped(splitDate(date))
                  onBlur?.()
                }}
              />
            )}
          </FieldFrame>
        ))}
      </Group>
    </FieldGroup>
  )
}

const boxes = [
  { part: 'day', label: 'Day', length: 2 },
  { part: 'month', label: 'Month', length: 9 },
  { part: 'year', label: 'Year', length: 4 },
] as const
