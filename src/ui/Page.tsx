import { type ReactNode } from 'react'
import { type Crumb, Crumbs } from './Crumbs.tsx'
import classes from './Page.module.css'

/** The shell moves focus to this id after a change of route. */
export const pageTitleId = 'page-title'

type PageProps = {
  /** The page's only h1. */
  title: ReactNode
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** A short line above the title, for example the name of the part of the product. */
  eyebrow?: ReactNode
  /** narrow: a form (38rem) · text: an article (46rem) · wide: the default (76rem). */
  width?: 'narrow' | 'text' | 'wide'
  /** Buttons beside the title (under it on a phone). */
  actions?: ReactNode
  /** The way back up, outermost first; the page itself is not listed. */
  crumbs?: readonly Crumb[]
  /** A SubNav, above everything: the other pages of the same dashboard. */
  nav?: ReactNode
  children: ReactNode
}

/** Every routed page: heading that takes focus, lead, actions and the content at its width. */
export function Page({ title, lead, eyebrow, width = 'wide', actions, crumbs, nav, children }: PageProps) {
  const page = (
    <div className={classes.page} data-width={width}>
      {crumbs && <Crumbs crumbs={crumbs} />}
      <header className={classes.head}>
        <div className={classes.words}>
          {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
          <h1 className={classes.title} id={pageTitleId} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      <div className={classes.body}>{children}</div>
    </div>
  )
  if (!nav) return page
  // At one place on every page of the dashboard, however wide each is.
  return (
    <>
      <div className={classes.nav}>{nav}</div>
      {page}
    </>
  )
}
