import { useMounted } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import classes from './Toasts.module.css'

const Notifications = lazy(() => import('@mantine/notifications').then(({ Notifications }) => ({ default: Notifications })))

/** Where toasts appear. */
export function Toasts() {
  const mounted = useMounted()
  if (!mounted) return null
  return (
    <Suspense>
      <Notifications className={classes.toasts ?? ''} position="top-right" limit={4} zIndex={99_998} />
    </Suspense>
  )
}
