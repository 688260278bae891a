import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Box } from './Box.tsx'
import { fieldId } from './field.ts'

type ErrorSummaryProps = {
  /** What is wrong by path, as `form.errors` has it; `''` belongs to no field. Nothing is shown when it is empty. */
  errors: Readonly<Record<string, ReactNode>>
  /** Changes with every attempt to send, so that focus comes here each time: for example the number of attempts. */
  attempt?: number
  title?: string
}

/** Stands at the top of a form that could not be sent: says what is wrong, each line that belongs to a field leads to it. */
export function ErrorSummary({ errors, attempt = 0, title = 'There’s a problem' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const wrong = Object.entries(errors).filter(([, error]) => Boolean(error))
  const any = wrong.length > 0
  useEffect(() => {
    if (any) box.current?.focus()
  }, [any, attempt])
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
