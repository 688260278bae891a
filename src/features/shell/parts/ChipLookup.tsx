import { IconSearch } from '@tabler/icons-react'
import { Form } from 'react-router'
import type { Session } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { hasTrade } from '../trades.ts'
import classes from './ChipLookup.module.css'

/** For whoever has a trade: the others find the field on the home page. */
export const TradeLookup = ({ session }: { session: Session }) => hasTrade(session) && <ChipLookup />

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
