import { lazy, Suspense, useEffect } from 'react'
import { useToasted } from '#platform/web/toasts.ts'

const code = () => import('./ToastList.tsx')
const ToastList = lazy(() => code().then(({ ToastList }) => ({ default: ToastList })))

/** Where toasts appear, once there is one. Their code comes when the person first does something: a toast can be about a lost connection. */
export function Toasts() {
  const toasted = useToasted()
  useEffect(onFirstAct, [])
  if (!toasted) return null
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  )
}

function onFirstAct() {
  const once = new AbortController()
  const prepare = () => {
    once.abort()
    code().catch(() => null)
  }
  for (const act of ['pointerdown', 'keydown']) window.addEventListener(act, prepare, { signal: once.signal })
  return () => once.abort()
}
