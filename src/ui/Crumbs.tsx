import { Link } from 'react-router'
import classes from './Crumbs.module.css'

export type Crumb = { label: string; to: string }

/** The path from the start of a part of the product to this page, outermost first. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={classes.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.to}>
            <Link to={crumb.to}>{crumb.label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
