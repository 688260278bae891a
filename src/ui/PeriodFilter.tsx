import { useState } from 'react'
import { systemClock } from '#platform/clock/clock.ts'
import { type Period, presetOf, presetsAt } from '#platform/web/period.ts'
import { ActionButton } from './ActionButton.tsx'
import { Box, Group } from './Box.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

interface PeriodFilterProps {
  /** As the address asks for it. */
  period: Period
  /** The days that the report is of. */
  shown: Required<Period> | undefined
  onChange: (period: Period) => void
}

/** Chooses the days of a report: any, or a usual period. */
export function PeriodFilter({ period, shown, onChange }: PeriodFilterProps) {
  const presets = presetsAt(systemClock.now())
  const preset = presetOf(period, presets)
  const choose = (name: string) => {
    const next = presets.find((one) => one.name === name)
    if (next) onChange(next.period)
  }
  return (
    <Group component="search" gap="1rem" align="flex-end">
      <Box w="17rem">
        <SelectField
          label="Period"
          options={presets.map(({ name, label }) => ({ value: name, label }))}
          {...(!preset && { empty: 'The dates you chose' })}
          value={preset?.name ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </Box>
      <OwnDates key={`${period.from} ${period.to} ${shown?.from} ${shown?.to}`} start={{ ...shown, ...period }} onChange={onChange} />
    </Group>
  )
}

function OwnDates({ start, onChange }: { start: Period; onChange: (period: Period) => void }) {
  const [{ from = '', to = '' }, setDates] = useState(start)
  const asked = { ...(from && { from }), ...(to && { to }) }
  return (
    <Group
      component="form"
      gap="1rem"
      align="flex-end"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(asked)
      }}
    >
      <TextField label="Start date" type="date" value={from} onChange={(event) => setDates({ from: event.currentTarget.value, to })} />
      <TextField label="End date" type="date" value={to} onChange={(event) => setDates({ from, to: event.currentTarget.value })} />
      <ActionButton type="submit" weight="plain">
        Show these dates
      </ActionButton>
    </Group>
  )
}
