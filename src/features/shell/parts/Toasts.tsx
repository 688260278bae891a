import { useMounted } from '@mantine/hooks'
import { lazy, Suspense } from 'react'

const Notifications = lazy(() => import('@mantine/notifications').then(({ Notifications }) => ({ default: Notifications })))

/** Where toasts appear. */
export function Toasts() {
  const mounted = useMounted()
  if (!mounted) return null
  return (
    <Suspense>
      <Notifications position="top-right" limit={4} zIndex={99_998} />
    </Suspense>
  )
}
