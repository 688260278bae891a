import { systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { DateField } from '#ui/DateField.tsx'
import { isLongAgo } from '../../intakedays.ts'

interface ArrivalFieldProps {
  cameOn: string
  /** The day that was confirmed. */
  oldDay: string
  field: (name: 'cameOn' | 'oldDay') => { error?: string; 'data-path'?: string; onChange?: (value: string) => void }
  hint?: string
}

/** The day an animal arrived. One of more than a year ago is asked again, in words: mostly its year is a slip. */
export function ArrivalField({ cameOn, oldDay, field, hint }: ArrivalFieldProps) {
  const { onChange } = field('oldDay')
  return (
    <>
      <DateField {...field('cameOn')} label="Date it arrived" hint={hint} />
      {isLongAgo(cameOn, systemClock.now()) && (
        <CheckField
          label={`Yes, it arrived on ${whenText(cameOn, 'day')}`}
          hint="This is more than a year ago. Is that right?"
          checked={oldDay === cameOn}
          onChange={(event) => onChange?.(event.currentTarget.checked ? cameOn : '')}
        />
      )}
    </>
  )
}
