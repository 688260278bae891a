import { type SyntheticEvent, useState } from 'react'
import { systemClock } from '#platform/clock/clock.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { DateField } from '#ui/DateField.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import classes from './PeriodForm.module.css'
import { type Period, periodAsked, usualPeriods } from './period.ts'

/** Chooses the period of a report: one of the usual ones, or from one day to another. */
export function PeriodForm({ period, onPeriod }: { period: Period; onPeriod: (period: Period) => void }) {
  const tabs = usualPeriods(systemClock.now()).map((usual) => ({ label: usual.label, to: linkTo(usual.period) }))
  return (
    <search className={classes.period}>
      <LinkTabs label="Periods" tabs={tabs} current={linkTo(period)} />
      <Days key={linkTo(period)} period={period} onPeriod={onPeriod} />
    </search>
  )
}

function Days({ period, onPeriod }: { period: Period; onPeriod: (period: Period) => void }) {
  const [from, setFrom] = useState(period.from ?? '')
  const [to, setTo] = useState(period.to ?? '')
  const show = (event: SyntheticEvent) => {
    event.preventDefault()
    onPeriod({ from: from || undefined, to: to || undefined })
  }
  return (
    <form className={classes.days} onSubmit={show}>
      <DateField label="From" id="period-from" value={from} onChange={setFrom} />
      <DateField label="To" id="period-to" value={to} onChange={setTo} />
      <ActionButton type="submit" weight="plain">
        Show this period
      </ActionButton>
    </form>
  )
}

const linkTo = (period: Period) => `${paths.welfareReports}?${new URLSearchParams(periodAsked(period))}`.replace(/\?$/, '')
