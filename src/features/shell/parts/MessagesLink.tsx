import { lazy, Suspense } from 'react'
import type { Session } from '#platform/web/session.ts'
import classes from './icon.module.css'

const MessagesIcon = lazy(() => import('#features/chat/kit/MessagesIcon.tsx').then((all) => ({ default: all.MessagesIcon })))

/** The way to the messages, loaded for nobody but those who have some. */
export function MessagesLink({ session }: { session: Session | null }) {
  if (!session) return null
  return (
    <Suspense fallback={<span className={classes.icon} />}>
      <MessagesIcon className={classes.icon} />
    </Suspense>
  )
}
