import { IconSearch } from '@tabler/icons-react'
import { Form } from 'react-router'
import { paths } from '#src/paths.ts'
import classes from './ChipLookup.module.css'

/** A chip can be looked up from every page of a professional. */
export function ChipLookup() {
  return (
    <search className={classes.search}>
      <Form className={classes.form} action={`${paths.home}#answer`} method="get">
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
