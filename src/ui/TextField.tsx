import { type ComponentPropsWithRef, type ReactNode, useEffect, useId } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, idOf } from './field.ts'

type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'width'> & {
    /** As wide as the column, so that a form has one edge. What is always a few characters, like a postcode or a year, is short. */
    width?: 'full' | 'short'
    /** Taller and in larger letters, for what a page is about. */
    large?: boolean
    /** Within the field, before and after what is typed. */
    before?: ReactNode
    after?: ReactNode
  }

/** One line of text. */
export function TextField({ width = 'full', large, className, label, hint, error, optional, before, after, ...input }: TextFieldProps) {
  const frame = { large, label, hint, error, optional, className, before, after, id: input.id, 'data-path': input['data-path'] }
  return (
    <FieldFrame {...frame} maxWidth={width === 'short' ? '10.5rem' : undefined}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  )
}

type LongTextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps | 'rows'> & { minRows?: number }

/** Several lines of text, growing with what is typed. */
export function LongTextField({ minRows = 3, label, hint, error, optional, onInput, ...area }: LongTextFieldProps) {
  const ownId = useId()
  const id = idOf(area) ?? ownId
  useEffect(() => grow(document.getElementById(id)))
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id} data-path={area['data-path']}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={minRows}
          style={{ minHeight: `calc(${minRows}lh + 0.875rem + 2px)` }}
          onInput={(event) => {
            grow(event.currentTarget)
            onInput?.(event)
          }}
        />
      )}
    </FieldFrame>
  )
}

/** For browsers whose style sheets can't make a field grow. */
function grow(area: HTMLElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + 2}px`
}
