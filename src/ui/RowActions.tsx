import { Children, type ReactNode, Suspense } from 'react'
import { lazyPart } from '#platform/web/lazypart.ts'
import classes from './RowActions.module.css'

/** Its code comes with the rows. */
const MoreMenu = lazyPart(() => import('./MoreMenu.tsx').then((part) => part.MoreMenu))

interface RowActionsProps {
  /** What the row is, as it ends “More for …”. With more than two acts, all but the first go into a menu of that name. */
  of?: string
  children: ReactNode
}

/** What can be done about one thing: buttons and quiet links that go on to the next line. The first is the one most wanted. */
export function RowActions({ of, children }: RowActionsProps) {
  const [first, ...others] = Children.toArray(children)
  if (of === undefined) return <div className={classes.actions}>{children}</div>
  return (
    <div className={classes.actions}>
      {first}
      {others.length > 0 && (
        <Suspense>
          <MoreMenu of={of}>{others}</MoreMenu>
        </Suspense>
      )}
    </div>
  )
}
