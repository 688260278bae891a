import { type ComponentType, Suspense, useMemo, useState } from 'react'
import type { ExtensionPoint } from '#platform/extension.ts'
import { useExtensions } from '#platform/web/extensions.ts'

interface ExtendedProps<Props> {
  point: ExtensionPoint<ComponentType<Props>>
  /** What each contribution is given. */
  props: Props
}

/** What features above show here, each loaded as it is shown; nothing where none has anything. */
export function Extended<Props extends object>({ point, props }: ExtendedProps<Props>) {
  return useExtensions(point).map((Show, index) => <Part key={index} shows={Show} props={props} />)
}

/** Stands as the server drew it until its code has come, even if the page around it changes: React would empty it if it were given anew. */
function Part<Props extends object>({ shows: Show, props }: { shows: ComponentType<Props>; props: Props }) {
  const [kept, keep] = useState(props)
  if (!isAlike(kept, props)) keep(props)
  return useMemo(
    () => (
      <Suspense>
        <Show {...kept} />
      </Suspense>
    ),
    [Show, kept],
  )
}

function isAlike(before: object, now: object): boolean {
  const [was, is] = [new Map(Object.entries(before)), Object.entries(now)]
  return was.size === is.length && is.every(([name, value]) => was.has(name) && Object.is(was.get(name), value))
}
