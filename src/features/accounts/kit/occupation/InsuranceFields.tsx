import type { ReactNode } from 'react'
import { Rows } from '#ui/Columns.tsx'
import { DateField } from '#ui/DateField.tsx'
import { TextField } from '#ui/TextField.tsx'

type Name = 'insurer' | 'policyNumber' | 'until'

/** Who insures an implanter, under which policy, and until when. `field` gives what `form.getInputProps` does. */
export function InsuranceFields({ field }: { field: (name: Name) => { error?: ReactNode } }) {
  return (
    <Rows>
      <TextField {...field('insurer')} label="Insurer" maxLength={100} autoComplete="off" />
      <TextField {...field('policyNumber')} label="Policy number" maxLength={60} autoComplete="off" optional />
      <DateField {...field('until')} label="Insured until" hint="The last day you’re covered, for example 31 3 2027" />
    </Rows>
  )
}
