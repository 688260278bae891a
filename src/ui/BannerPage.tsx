import type { ReactNode } from 'react'
import classes from './BannerPage.module.css'
import { pageTitleId } from './Page.tsx'

interface BannerProps {
  /** The page's only h1. */
  title: ReactNode
  lead: ReactNode
  /** A few words above the title. */
  eyebrow?: ReactNode
  /** Buttons under the lead. */
  actions?: ReactNode
  /** A picture beside it. */
  art: ReactNode
}

/** A page that introduces something: at its top what it says, with a picture on a soft ground. */
export function BannerPage({ children, ...banner }: BannerProps & { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <Banner {...banner} />
      {children}
    </div>
  )
}

function Banner({ title, lead, eyebrow, actions, art }: BannerProps) {
  return (
    <header className={classes.banner}>
      <div>
        {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
        <h1 className={classes.title} id={pageTitleId} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes.lead}>{lead}</p>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      <div className={classes.art}>{art}</div>
    </header>
  )
}
