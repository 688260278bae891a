import { Suspense } from 'react'
import { lazyPart } from '#platform/web/lazypart.ts'
import { useToasted } from '#platform/web/toasts.ts'

const ToastList = lazyPart(() => import('./ToastList.tsx').then((part) => part.ToastList))

/** Where toasts appear, once there is one. A toast can be about a lost connection, so their code is here before. */
export function Toasts() {
  const toasted = useToasted()
  if (!toasted) return null
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  )
}
