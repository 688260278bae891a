import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import type { OpenPart } from '#platform/web/meanwhile.ts'
import { Box } from './Box.tsx'
import { fieldId } from './field.ts'

const ChangedMeanwhile = lazy(() => import('./ChangedMeanwhile.tsx').then((all) => ({ default: all.ChangedMeanwhile })))

type ErrorSummaryProps = {
  /** What is wrong by path, as `form.errors` has it; `''` belongs to no field. Nothing is shown when it is empty. */
  errors: Readonly<Record<string, ReactNode>>
  /** Changes with every attempt to send, so that focus comes here each time: for example the number of attempts. */
  attempt?: number
  title?: string
  /** What was saved differently elsewhere while this form was open. */
  open?: readonly OpenPart[]
}

/** Stands at the top of a form that could not be sent: says what is wrong, each line that belongs to a field leads to it. */
export function ErrorSummary({ errors, attempt = 0, title = 'There’s a problem', open }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const wrong = Object.entries(errors).filter(([, error]) => Boolean(error))
  const any = wrong.length > 0
  useEffect(() => {
    if (any) box.current?.focus()
  }, [any, attempt])
  if (open && open.length > 0)
    return (
      <Suspense>
        <ChangedMeanwhile open={open} />
      </Suspense>
    )
  if (!any) return null
  return (
    <Box
      bg="var(--ui-surface)"
      bd="2px solid var(--ui-danger)"
      bdrs="lg"
      p="1rem 1.25rem"
      role="alert"
      tabIndex={-1}
      ref={box}
      aria-labelledby={titleId}
    >
      <Box component="h2" fz="h4" id={titleId}>
        {title}
      </Box>
      <Box component="ul" mt="0.5rem">
        {wrong.map(([path, error]) => (
          <li key={path}>
            {path === '' ? (
              error
            ) : (
              <Box
                component="a"
                c="var(--ui-danger)"
                display="inline-block"
                fw={600}
                py="0.125rem"
                href={`#${fieldId(path)}`}
                onClick={(event) => goTo(event, fieldId(path))}
              >
                {error}
              </Box>
            )}
          </li>
        ))}
      </Box>
    </Box>
  )
}

function goTo(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
