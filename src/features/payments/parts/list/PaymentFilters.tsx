import { SelectField } from '#ui/SelectField.tsx'
import { PURPOSE_WORDS } from '../pay/purposes.ts'
import classes from './PaymentFilters.module.css'
import { PAYMENT_STATUS } from './status.ts'
import { type PaymentView, purposeIn, STATUSES, statusIn } from './view.ts'

/** What can be bought now. */
const SOLD = ['plan', 'freeRegistrations', 'chipsOrder'] as const

/** Narrows the list of payments. */
export function PaymentFilters({ view, onChange }: { view: PaymentView; onChange: (changes: Partial<PaymentView>) => void }) {
  return (
    <search className={classes.filters}>
      <SelectField
        label="State"
        empty="All"
        options={STATUSES.map((status) => ({ value: status, label: PAYMENT_STATUS[status].label }))}
        value={view.status ?? ''}
        onChange={(event) => onChange({ status: statusIn(event.currentTarget.value) })}
      />
      <SelectField
        label="What it was for"
        empty="All"
        options={SOLD.map((purpose) => ({ value: purpose, label: PURPOSE_WORDS[purpose].name }))}
        value={view.purpose ?? ''}
        onChange={(event) => onChange({ purpose: purposeIn(event.currentTarget.value) })}
      />
    </search>
  )
}
