import { useState } from 'react'
import { Link } from 'react-router'
import { DAYS, dayWords } from '#platform/clock/weekdays.ts'
import { useContractForm } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { getBookingTerms, saveBookingHours } from '../../contract.ts'
import { hoursInWords } from './hourswords.ts'
import type { Mine } from './TermsAndHours.tsx'

const MOST_A_DAY = 3

const VISITS = [
  { value: 'both', label: 'Clinic or home' },
  { value: 'clinic', label: 'Clinic only' },
  { value: 'home', label: 'Home visits only' },
]

type Hours = Pick<Mine, 'hours' | 'exceptions'>
type Form = ReturnType<typeof useContractForm<typeof saveBookingHours, Hours>>['form']

/** When somebody can be booked each week, and the days on which that is otherwise. */
export function HoursForm({ mine: { hours, exceptions } }: { mine: Hours }) {
  const [stay, setStay] = useState(0)
  const { form, formProps, summary, isPending } = useContractForm(saveBookingHours, {
    initial: { hours, exceptions },
    asks: (values) => values,
    refresh: [getBookingTerms],
    toast: true,
    then: (saved) => setStay(saved.stay),
  })
  return (
    <FormRows {...formProps} {...summary}>
      <Panel title="Hours each week" lead="By the UK’s clocks. If the end is before the start, it’s on the next day.">
        <Rows gap="lg">
          {DAYS.map((day) => (
            <DayHours key={day} day={day} form={form} />
          ))}
        </Rows>
      </Panel>
      <Panel
        title="Days off and other hours"
        lead={
          <>
            Holidays, training, or one day on which you work at other times. Visits that are booked already stay. To let people know that
            you’re away when they write to you, add <Link to={paths.profile}>time away on your profile</Link>.
          </>
        }
      >
        <Rows gap="lg">
          {form.values.exceptions.map((_exception, index) => (
            <ExceptionFields key={index} index={index} form={form} />
          ))}
          <div>
            <ActionButton weight="plain" size="sm" onClick={() => form.insertListItem('exceptions', { from: '', to: '', hours: [] })}>
              Add days off
            </ActionButton>
          </div>
        </Rows>
      </Panel>
      {stay > 0 && <StillBooked visits={stay} />}
      <Panel title="Read your hours back" lead="This is when people can book you once you’ve saved.">
        <Bullets gap="0.25rem">
          {hoursInWords(form.values).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Bullets>
      </Panel>
      <FormActions>
        <ActionButton type="submit" busy={isPending}>
          Save hours
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}

function StillBooked({ visits }: { visits: number }) {
  const [are, they] = visits === 1 ? ['1 visit is', 'It stays'] : [`${visits} visits are`, 'They stay']
  return (
    <Notice
      kind="warning"
      title={`${are} still booked on your days off`}
      live
      action={
        <ButtonLink weight="plain" size="sm" to={paths.implanterBookings}>
          See your visits
        </ButtonLink>
      }
    >
      {they} as booked, and no one else can book those days. To change that, suggest another time or call the visit off.
    </Notice>
  )
}

function DayHours({ day, form }: { day: (typeof DAYS)[number]; form: Form }) {
  const own = form.values.hours.flatMap((opening, index) => (opening.day === day ? [index] : []))
  const name = dayWords[day]
  return (
    <FieldGroup label={name} hint={own.length === 0 ? 'Not bookable' : undefined}>
      <Rows gap="sm">
        {own.map((index) => (
          <OpeningFields key={index} path={`hours.${index}`} of={name} form={form} onRemove={() => form.removeListItem('hours', index)} />
        ))}
        {own.length < MOST_A_DAY && (
          <div>
            <ActionButton
              weight="plain"
              size="sm"
              onClick={() => form.insertListItem('hours', { day, from: '09:00', to: '17:00', visit: 'both' })}
            >
              Add hours <VisuallyHidden>on {name}</VisuallyHidden>
            </ActionButton>
          </div>
        )}
      </Rows>
    </FieldGroup>
  )
}

interface OpeningFieldsProps {
  path: string
  /** Of which day, for screen readers. */
  of: string
  form: Form
  onRemove: () => void
}

function OpeningFields({ path, of, form, onRemove }: OpeningFieldsProps) {
  const hidden = <VisuallyHidden> on {of}</VisuallyHidden>
  return (
    <Columns min="9rem" align="end">
      <TextField label={<>From{hidden}</>} type="time" {...form.getInputProps(`${path}.from`)} />
      <TextField label={<>To{hidden}</>} type="time" {...form.getInputProps(`${path}.to`)} />
      <SelectField label={<>Visits{hidden}</>} options={VISITS} {...form.getInputProps(`${path}.visit`)} />
      <ActionButton weight="quiet" onClick={onRemove}>
        Remove{hidden}
      </ActionButton>
    </Columns>
  )
}

function ExceptionFields({ index, form }: { index: number; form: Form }) {
  const path = `exceptions.${index}`
  const name = `days off ${index + 1}`
  const openings = form.values.exceptions[index]?.hours ?? []
  const hidden = <VisuallyHidden> of {name}</VisuallyHidden>
  return (
    <FieldGroup label={openings.length === 0 ? 'Days off' : 'Other hours'}>
      <Rows gap="sm">
        <Columns min="9rem" align="end">
          <TextField label={<>First day{hidden}</>} type="date" {...form.getInputProps(`${path}.from`)} />
          <TextField label={<>Last day{hidden}</>} type="date" {...form.getInputProps(`${path}.to`)} />
          <ActionButton weight="plain" onClick={() => form.insertListItem(`${path}.hours`, { from: '10:00', to: '14:00', visit: 'both' })}>
            Work other hours{hidden}
          </ActionButton>
          <ActionButton weight="quiet" onClick={() => form.removeListItem('exceptions', index)}>
            Remove{hidden}
          </ActionButton>
        </Columns>
        {openings.map((_opening, at) => (
          <OpeningFields
            key={at}
            path={`${path}.hours.${at}`}
            of={`${name}, hours ${at + 1}`}
            form={form}
            onRemove={() => form.removeListItem(`${path}.hours`, at)}
          />
        ))}
      </Rows>
    </FieldGroup>
  )
}
