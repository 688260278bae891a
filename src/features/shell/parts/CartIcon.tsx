import { IconShoppingBag } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { Reason, useReason } from '#ui/Reason.tsx'
import { hasPage } from '../menu.ts'
import classes from './icon.module.css'

/** The way to the cart; while there is no shop it says so. */
export function CartIcon() {
  const why = hasPage(paths.cart) ? undefined : 'The shop isn’t open yet'
  const reason = useReason(why)
  if (why === undefined) {
    return (
      <Link className={classes.icon} to={paths.cart} aria-label="Cart">
        <IconShoppingBag size={24} aria-hidden="true" />
      </Link>
    )
  }
  return (
    <Reason {...reason} text={why} fullWidth={false}>
      <button className={classes.icon} type="button" aria-label="Cart" aria-disabled="true" {...reason.target}>
        <IconShoppingBag size={24} aria-hidden="true" />
      </button>
    </Reason>
  )
}
