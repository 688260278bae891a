import { ActionIcon } from '@mantine/core'
import { IconShoppingBag } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { Reason, useReason } from '#ui/Reason.tsx'
import { hasPage } from '../menu.ts'

/** The way to the cart; while there is no shop it says so. */
export function CartIcon() {
  const why = hasPage(paths.cart) ? undefined : 'The shop is not open yet'
  const reason = useReason(why)
  if (why === undefined) {
    return (
      <ActionIcon component={Link} to={paths.cart} color="dark" aria-label="Cart">
        <IconShoppingBag size={24} />
      </ActionIcon>
    )
  }
  return (
    <Reason {...reason} text={why} fullWidth={false}>
      <ActionIcon aria-label="Cart" aria-disabled="true" color="gray" {...reason.target}>
        <IconShoppingBag size={24} />
      </ActionIcon>
    </Reason>
  )
}
