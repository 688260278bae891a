import { IconExternalLink } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { type Entry, isElsewhere } from '../menu.ts'

/** A link of a menu; one that leaves the site says so. */
export function MenuLink({ label, to, className, onClick }: Entry & { className?: string | undefined; onClick?: () => void }) {
  const look = { ...(className && { className }), ...(onClick && { onClick }) }
  if (!isElsewhere(to)) {
    return (
      <NavLink to={to} end prefetch="intent" {...look}>
        {label}
      </NavLink>
    )
  }
  return (
    <a href={to} rel="noopener" {...look}>
      {label} <IconExternalLink size="0.9em" aria-hidden="true" style={{ verticalAlign: '-0.05em' }} />
      <VisuallyHidden>(opens another site)</VisuallyHidden>
    </a>
  )
}
