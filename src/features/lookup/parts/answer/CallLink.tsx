import { IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { telephone } from '#platform/text/telephone.ts'
import classes from './CallLink.module.css'

/** The quickest way to reach somebody: a link that calls them. */
export function CallLink({ phone, children }: { phone: string; children: ReactNode }) {
  return (
    <a className={classes.phone} href={telephone(phone)}>
      <IconPhone size={22} aria-hidden="true" /> <span>{children}</span>
    </a>
  )
}
