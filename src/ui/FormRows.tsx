import type { ComponentProps, ReactNode, SyntheticEvent } from 'react'
import { Rows } from './Columns.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

interface FormRowsProps extends Required<Omit<ComponentProps<typeof ErrorSummary>, 'title' | 'open'>> {
  open?: ComponentProps<typeof ErrorSummary>['open']
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  noValidate: true
  method?: 'post'
  /** Where the browser sends it by itself, with the names of its fields, when no script runs. */
  action?: string
  children: ReactNode
}

/** A form: what is wrong with it, and its fields and buttons below one another. */
export function FormRows({ errors, attempt, open, children, ...form }: FormRowsProps) {
  return (
    <form {...form}>
      <Rows>
        <ErrorSummary errors={errors} attempt={attempt} {...(open && { open })} />
        {children}
      </Rows>
    </form>
  )
}
