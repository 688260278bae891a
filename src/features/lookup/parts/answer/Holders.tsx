import { IconExternalLink, IconPhone } from '@tabler/icons-react'
import type { ChipResult } from '../../shapes.ts'
import { telephone } from '../telephone.ts'
import classes from './Holders.module.css'

/** The registers that hold the number, each with the quickest way to reach it first. */
export function Holders({ others }: Pick<ChipResult, 'others'>) {
  const holders = others.filter(({ holds }) => holds === 'yes')
  if (holders.length === 0) return null
  return (
    <ul className={classes.holders} aria-label="Who holds this number">
      {holders.map(({ code, name, phone, site }) => (
        <li className={classes.holder} key={code}>
          <h3 className={classes.name}>{name}</h3>
          <div className={classes.ways}>
            {phone && (
              <a className={classes.phone} href={telephone(phone)}>
                <IconPhone size={22} aria-hidden="true" /> Ring {phone}
              </a>
            )}
            {site && (
              <a className={classes.site} href={site} rel="noopener noreferrer">
                Go to their site <IconExternalLink size={18} aria-hidden="true" />
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
