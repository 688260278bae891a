import { type ComponentType, Suspense } from 'react'
import type { ExtensionPoint } from '#platform/extension.ts'
import { useExtensions } from '#platform/web/extensions.ts'

interface ExtendedProps<Props> {
  point: ExtensionPoint<ComponentType<Props>>
  /** What each contribution is given. */
  props: Props
}

/** What features above show here, each loaded as it is shown; nothing where none has anything. */
export function Extended<Props extends object>(extended: ExtendedProps<Props>) {
  return (
    <Suspense>
      <All {...extended} />
    </Suspense>
  )
}

function All<Props extends object>({ point, props }: ExtendedProps<Props>) {
  return useExtensions(point).map((Show, index) => (
    <Suspense key={index}>
      <Show {...props} />
    </Suspense>
  ))
}
