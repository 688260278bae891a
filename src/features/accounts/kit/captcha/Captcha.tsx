import { type ComponentProps, lazy, Suspense } from 'react'
import { LoadingState } from '#ui/LoadingState.tsx'

const CaptchaBox = lazy(() => import('./CaptchaBox.tsx').then((all) => ({ default: all.CaptchaBox })))

/** The captcha, which hardly anybody meets and so comes only when it is needed. */
export function Captcha(props: ComponentProps<typeof CaptchaBox>) {
  return (
    <Suspense fallback={<LoadingState count={2} />}>
      <CaptchaBox {...props} />
    </Suspense>
  )
}
