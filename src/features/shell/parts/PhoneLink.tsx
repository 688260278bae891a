import { IconPhone } from '@tabler/icons-react'
import { site } from '#src/site.ts'
import classes from './PhoneLink.module.css'

/** One press calls the phone line. */
export function PhoneLink() {
  return (
    <a className={classes.phone} href={site.phoneLink} aria-label={`Call ${site.phone}`}>
      <IconPhone size={18} aria-hidden="true" />
      {site.phone}
    </a>
  )
}
