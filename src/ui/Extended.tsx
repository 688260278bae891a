import { type ComponentType, Suspense, useMemo, useState } from 'react'
import type { ExtensionPoint } from '#platform/extension.ts'
import { useExtensions } from '#platform/web/extensions.ts'

interface ExtendedProps<Props> {
  point: ExtensionPoint<ComponentType<Props>>
  /** What each contribution is given. */
  props: Props
}

/**
 * What features above show here, each loaded as it is shown; nothing where none has anything. It stands as the server drew it until its code
 * has come, even if the page around it changes: React would empty it if it were given anew.
 */
export function Extended<Props extends object>({ point, props }: ExtendedProps<Props>) {
  const [kept, keep] = useState(props)
  if (!isAlike(kept, props)) keep(props)
  return useMemo(
    () => (
      <Suspense>
        <All point={point} props={kept} />
      </Suspense>
    ),
    [point, kept],
  )
}

function All<Props extends object>({ point, props }: ExtendedProps<Props>) {
  return useExtensions(point).map((Show, index) => (
    <Suspense key={index}>
      <Show {...props} />
    </Suspense>
  ))
}

function isAlike(before: object, now: object): boolean {
  const [was, is] = [new Map(Object.entries(before)), Object.entries(now)]
  return was.size === is.length && is.every(([name, value]) => was.has(name) && Object.is(was.get(name), value))
}
