import { IconSearch } from '@tabler/icons-react'
import { Form } from 'react-router'
import { holds, useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import classes from './ChipLookup.module.css'

/** A chip can be looked up from every page of a professional. */
export function ChipLookup() {
  const session = useSession()
  // A rescue or vet is shown whom to call; everybody else what anyone may know.
  const action = holds('Welfare', session) ? paths.welfareLookup : `${paths.home}#answer`
  return (
    <search className={classes.search}>
      <Form className={classes.form} action={action} method="get">
        <label className={classes.label}>
          Look up a chip
          <input className={classes.input} name="chip" type="text" autoComplete="off" enterKeyHint="search" required />
        </label>
        <button className={classes.button} type="submit" aria-label="Look up">
          <IconSearch size={20} aria-hidden="true" />
        </button>
      </Form>
    </search>
  )
}
